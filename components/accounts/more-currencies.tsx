import { listPlain } from "@/lib/format/lists";

interface MoreCurrenciesProps {
  others: readonly { readonly currency: string }[];
}

/** Marks an amount that has others in other currencies; nothing without others. */
export function MoreCurrencies({ others }: MoreCurrenciesProps) {
  if (others.length === 0) return null;
  return (
    <span
      className="shrink-0 text-sm text-text-muted"
      title={`Also in ${listPlain(others.map(({ currency }) => currency))}`}
    >
      +{others.length}
      <span className="sr-only"> more currencies</span>
    </span>
  );
}
