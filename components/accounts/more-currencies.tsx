import { AndMore } from "@/components/ui/and-more";
import { listPlain } from "@/lib/format/lists";

interface MoreCurrenciesProps {
  others: readonly { readonly currency: string }[];
}

/** Marks an amount that has others in other currencies; nothing without others. */
export function MoreCurrencies({ others }: MoreCurrenciesProps) {
  const named = listPlain(others.map(({ currency }) => currency));
  return <AndMore count={others.length} of="currencies" title={`Also in ${named}`} />;
}
