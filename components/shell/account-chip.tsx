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
        "inline-flex shrink-0 items-center justify-center rounded-sm bg-account font-semibold text-on-account text-xs",
        size === "small" ? "size-5" : "size-7",
      )}
    >
      {name === undefined ? "" : accountInitials(name)}
    </span>
  );
}
