import Link from "next/link";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { type ButtonSize, type ButtonTone, buttonClass } from "./button-class";

interface LinkButtonProps extends Omit<ComponentProps<typeof Link>, "className"> {
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Why the person may not go there now; without one they may. */
  disabledReason?: string | undefined;
}

/** A link that leads to the next thing to do. Where that is closed, a button stands there and says why. */
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
