/**
 * The account's colour along the top of a window or dialog; takes the hue from `data-hue` around it. In
 * sandbox it is hatched and says so.
 */
export function AccountBand({ sandbox }: { sandbox: boolean }) {
  if (!sandbox) return <div aria-hidden className="h-[3px] shrink-0 bg-account" />;
  return (
    <header className="hatched flex h-4 shrink-0 items-center justify-center">
      <span className="bg-account px-2 font-semibold text-on-account text-xs leading-4 tracking-widest">
        SANDBOX
      </span>
    </header>
  );
}
