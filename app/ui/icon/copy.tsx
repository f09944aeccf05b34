export function CopyMark() {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="M5.5 5.5h9v9h-9zM2.5 10.5h-1v-9h9v1" />
    </svg>
  );
}
