import { Banner } from "@/components/ui/banner";
import { Checkbox } from "@/components/ui/checkbox";
import { LARGE_CHANGE_FACTOR } from "@/lib/bulk/large-change";
import { counted } from "@/lib/format/plurals";

interface ConfirmLargeProps {
  /** How many amounts change so much that it may be a typo. */
  count: number;
  /** The name of the amounts, "budget". */
  amount: string;
  confirmed: boolean;
  onConfirmed: (confirmed: boolean) => void;
  className?: string;
}

/** Asks for confirmation of very large changes before they are sent; nothing without any. */
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
