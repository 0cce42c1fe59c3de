import Link from "next/link";
import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { buttonClass } from "@/components/ui/button-class";
import { classNames } from "@/components/ui/class-names";
import { Mark } from "./mark";
import { PinInput } from "./pin-input";

interface SignInProps {
  /** The outcome of the last attempt, if it failed. */
  problem: { readonly title: string; readonly text: string; readonly next: string } | undefined;
  /** Where to go on after signing in. */
  returnTo: string;
  /** Who is already signed in, and where to continue. */
  signedIn?: { readonly handle: string; readonly goOn: string } | undefined;
  /** More submit buttons of the form. */
  children?: ReactNode;
}

/** The first page: works without scripts, with plain forms. */
export function SignInCard({ problem, returnTo, signedIn, children }: SignInProps) {
  return (
    <EntryPage>
      <h1 className="font-semibold text-xl">Flightdeck</h1>
      <p className="mt-1 text-text-muted">
        Run your campaigns and creatives in every account you may use, from one place.
      </p>
      {problem && (
        <Banner tone="attention" title={problem.title} live className="mt-5 rounded-md">
          <p>{problem.text}</p>
          <p className="text-text-muted">{problem.next}</p>
        </Banner>
      )}
      {signedIn && (
        <p className="mt-5">
          You are signed in as @{signedIn.handle}.{" "}
          <Link href={signedIn.goOn} className="text-accent-text underline">
            Go on
          </Link>
        </p>
      )}
      <form method="post" action="/auth/start" className="mt-6 flex flex-col gap-3">
        <input type="hidden" name="purpose" value="sign-in" />
        <input type="hidden" name="return_to" value={returnTo} />
        <button type="submit" className={classNames(buttonClass("primary"), "h-10")}>
          <span className="whitespace-normal leading-tight">Sign in with the advertising service</span>
        </button>
        <fieldset className="flex flex-col gap-1">
          <legend className="sr-only">What Flightdeck may do</legend>
          <Choice
            name="access"
            value="write"
            checked
            label="Read and write"
            hint="Create, change and pause"
          />
          <Choice name="access" value="read" label="Read only" hint="Look around; nothing can be changed" />
        </fieldset>
        <p className="text-sm text-text-muted">
          You agree on the provider’s own page. Flightdeck never sees your password.
        </p>
        <button
          type="submit"
          name="mode"
          value="pin"
          className="min-h-6 self-start rounded-sm text-accent-text text-sm hover:underline"
        >
          Sign in with a PIN instead
        </button>
        {children}
      </form>
    </EntryPage>
  );
}

function Choice({
  name,
  value,
  checked,
  label,
  hint,
}: {
  name: string;
  value: string;
  checked?: boolean;
  label: string;
  hint: string;
}) {
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={checked}
        className="size-4 accent-accent"
      />
      <span>{label}</span>
      <span className="text-sm text-text-muted">{hint}</span>
    </label>
  );
}

interface PinEntryProps {
  signInId: string;
  /** The service's page that shows the PIN. */
  servicePage: string;
  /** The previous input is no PIN. */
  wrong: boolean;
}

/** Input for the PIN of the service's page, when it cannot redirect the browser back. */
export function PinEntry({ signInId, servicePage, wrong }: PinEntryProps) {
  return (
    <EntryPage>
      <h1 className="font-semibold text-xl">Sign in with a PIN</h1>
      <ol className="mt-4 flex list-decimal flex-col gap-2 pl-5">
        <li>
          <a href={servicePage} target="_blank" rel="noreferrer" className="text-accent-text underline">
            Open the service's page
          </a>{" "}
          and choose Allow.
        </li>
        <li>It shows a PIN. Type it here within ten minutes.</li>
      </ol>
      <form method="post" action="/auth/pin/confirm" className="mt-5 flex flex-col gap-1">
        <input type="hidden" name="sign_in" value={signInId} />
        <label htmlFor="pin" className="font-medium">
          PIN
        </label>
        <PinInput
          id="pin"
          name="pin"
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? "pin-error" : undefined}
        />
        {wrong && (
          <p id="pin-error" role="alert" className="text-blocked text-sm">
            That is no PIN. A PIN is made of digits only.
          </p>
        )}
        <button type="submit" className={classNames(buttonClass("primary"), "mt-3 h-10")}>
          Sign in
        </button>
      </form>
      <Link href="/sign-in" className="mt-4 inline-block text-sm text-text-muted underline">
        Start again
      </Link>
    </EntryPage>
  );
}

/** A narrow column in the middle of an otherwise empty window. */
function EntryPage({ children }: { children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[400px] flex-col justify-center px-5 py-12">
      <div className="mb-4">
        <Mark size={36} />
      </div>
      {children}
    </main>
  );
}
