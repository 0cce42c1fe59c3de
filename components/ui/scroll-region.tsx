import type { ReactNode } from "react";

interface ScrollRegionProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** Content that is longer or wider than its box. The keyboard reaches and scrolls it too. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
