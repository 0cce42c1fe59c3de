import Link from "next/link";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { type ButtonSize, type ButtonTone, buttonClass } from "./button-class";

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, "className"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Why the person may not go there now; undefined if they may. */
  disabledReason?: string | undefined;
}

/** A link to the next step. Where that is disabled, a button that says why. */
export function LinkButton({ tone, size, disabledReason, children, ...link }: LinkButtonProps) {
  if (disabledReason !== undefined) {
    return (
      <Button tone={tone} size={size} disabledReason={disabledReason}>
        {children}
      </Button>
    );
  }
  return (
    <Link {...link} className={buttonClass(tone, size)}>
      {children}
    </Link>
  );
}
