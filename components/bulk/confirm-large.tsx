import { Banner } from "@/components/ui/banner";
import { Checkbox } from "@/components/ui/checkbox";
import { LARGE_CHANGE_FACTOR } from "@/lib/bulk/large-change";
import { counted } from "@/lib/format/plurals";

interface ConfirmLargeProps {
  /** How many amounts change so much that it looks like a slip. */
  count: number;
  /** What they are, "budget". */
  amount: string;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
  className?: string;
}

/** Asks about amounts that change very much, before they are sent; nothing where none does. */
export function ConfirmLarge({ count, amount, confirmed, onConfirmed, className }: ConfirmLargeProps) {
  if (count === 0) return null;
  return (
    <Banner tone="attention" {...(className !== undefined && { className })}>
      <Checkbox checked={confirmed} onCheckedChange={onConfirmed}>
        Yes, change {counted(count, amount)} by more than ×{LARGE_CHANGE_FACTOR.toString()}.
      </Checkbox>
    </Banner>
  );
}
