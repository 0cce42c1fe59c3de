/** In the place of `next/link`: an anchor. The router of the test handles its clicks. */
import type { ComponentProps } from "react";

interface LinkProps extends ComponentProps<"a"> {
  readonly prefetch?: boolean | null;
  readonly replace?: boolean;
  readonly scroll?: boolean;
}

export default function Link({ prefetch: _, replace, scroll: __, ...rest }: LinkProps) {
  return <a {...rest} data-replace={replace} />;
}
