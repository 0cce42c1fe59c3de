/** Flightdeck's mark. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d="M9 22 16 8l7 14-7-4z" fill="white" />
    </svg>
  );
}
