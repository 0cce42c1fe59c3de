import { accountHue } from "@/lib/accounts/colour";

const WING = "M9 22 16 8l7 14-7-4z";

/** Flightdeck's mark. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path d={WING} fill="white" />
    </svg>
  );
}

/** The tab's icon in the account's colour, so that tabs with different accounts are easy to distinguish. */
export function AccountFavicon({ accountId, sandbox }: { accountId: string; sandbox: boolean }) {
  const colour = `oklch(0.52 0.11 ${accountHue(accountId)})`;
  const hatch = sandbox
    ? "<path d='M-4 20 20-4M4 36 36 4M20 36 36 20' stroke='white' stroke-width='3' opacity='.55'/>"
    : "";
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><clipPath id='c'><rect width='32' height='32' rx='8'/></clipPath><g clip-path='url(#c)'><rect width='32' height='32' fill='${colour}'/>${hatch}<path d='${WING}' fill='white'/></g></svg>`;
  return <link rel="icon" type="image/svg+xml" href={`data:image/svg+xml,${encodeURIComponent(svg)}`} />;
}
