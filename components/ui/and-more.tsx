interface AndMoreProps {
  count: number;
  /** In the plural, "currencies". */
  of?: string;
  title?: string;
}

/**
 * "+2" beside the first of several values; nothing where there is one value. In a row, beside a value with `truncate`,
 * it remains in view where that is cut.
 */
export function AndMore({ count, of, title }: AndMoreProps) {
  if (count <= 0) return null;
  return (
    <span className="shrink-0 text-sm text-text-muted" title={title}>
      {" "}
      +{count}
      <span className="sr-only"> more{of && ` ${of}`}</span>
    </span>
  );
}
