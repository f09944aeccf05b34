/** An arrow for internal links. */
export function Arrow() {
  return (
    <svg
      width="0.875em"
      height="0.75em"
      viewBox="0 0 14 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 6h12M7.5 1.2 12.3 6l-4.8 4.8" />
    </svg>
  );
}

/** An arrow for external links. */
export function ArrowOut() {
  return (
    <svg
      width="0.75em"
      height="0.75em"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M1 11 10.5 1.5M3 1.2h7.8V9" />
    </svg>
  );
}

/** A check mark. */
export function Check() {
  return (
    <svg
      width="0.75em"
      height="0.625em"
      viewBox="0 0 12 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <path d="m1 5 3.4 3.4L11 1.5" />
    </svg>
  );
}
