import { classNames } from "@/components/ui/class-names";
import { accountHue, accountInitials } from "@/lib/accounts/colour";

interface AccountChipProps {
  accountId: string;
  /** Undefined while it is not known. */
  name: string | undefined;
  size?: "small" | "regular";
}

/** The account's initials on its colour. */
export function AccountChip({ accountId, name, size = "regular" }: AccountChipProps) {
  return (
    <span
      aria-hidden
      data-hue={accountHue(accountId)}
      className={classNames(
        "inline-flex shrink-0 items-center justify-center rounded-sm bg-account font-semibold text-on-account leading-none",
        size === "small" ? "size-5 text-[10px] tracking-tighter" : "size-7 text-xs",
      )}
    >
      {name === undefined ? "" : accountInitials(name)}
    </span>
  );
}
