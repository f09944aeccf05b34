type SignProps = { width: number; height: number; strokeWidth?: number; path: string };

/** A sign that is drawn with a line, at a sixteenth of the font size for each unit. */
function Sign({ width, height, strokeWidth = 2, path }: SignProps) {
  return (
    <svg
      width={`${width / 16}em`}
      height={`${height / 16}em`}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export function Arrow() {
  return <Sign width={14} height={12} path="M0 6h12M7.5 1.2 12.3 6l-4.8 4.8" />;
}

export function ArrowOut() {
  return <Sign width={12} height={12} path="M1 11 10.5 1.5M3 1.2h7.8V9" />;
}

export function Check() {
  return <Sign width={12} height={10} strokeWidth={2.2} path="m1 5 3.4 3.4L11 1.5" />;
}
