import type { ComponentType, ReactNode } from "react";
import type { OpenAccount } from "@/components/shell/account";
import type { Gate } from "@/components/shell/permission-reason";
import type { SendChange } from "@/lib/ads/client";
import type { CallError } from "@/lib/ads/errors";
import type { RefusedFields } from "@/lib/ads/refused-fields";
import type { Difference } from "@/lib/ads/unrequested-changes";
import type { BuilderProblem } from "@/lib/builder/builder-problem";
import type { ChangeStep } from "@/lib/builder/history";
import type { JsonTaken } from "./json-view";

/**
 * The description of a builder for its page. `Known` is the context of a draft: media, people, clocks; `Original` is
 * the edited record.
 */
export interface Builder<Draft, Known extends BuilderKnown = BuilderKnown, Original = undefined> {
  /** Title of the page, "New poll". */
  readonly title: string;
  /** The endpoint that saving depends on. */
  readonly needs: Gate;
  /** The feature that a role may lack, "new polls". */
  readonly closedTo: string;
  /** The initial draft. A hook. */
  readonly useStart: () => BuilderStart<Draft, Original>;
  /** Whether the stored work can still be edited. */
  readonly isDraft: (stored: unknown) => stored is Draft;
  /** A hook. */
  readonly useKnown: (draft: Draft, original: Original) => Known;
  /** Why the draft cannot be saved yet, in the order of the fields. */
  readonly problems: (draft: Draft, known: Known) => readonly BuilderProblem[];
  /** Worth a second look, without preventing a save. */
  readonly advice?: (draft: Draft, known: Known) => readonly BuilderProblem[];
  /** Verb, object and consequence: "Create poll: starts now". */
  readonly action: string | ((draft: Draft, known: Known) => string);
  /** Title of a failure: "The poll was not created". */
  readonly failure: string;
  /** The service's refusals of a draft, by field. */
  readonly refusals: (error: CallError, sent: Draft) => RefusedFields<string>;
  /** Further actions after saving: "Schedule…". A hook. */
  readonly useNext?: () => readonly BuilderNext[];
  /** Saves a draft without problems. @throws CallError */
  readonly save: (send: SendChange, saving: Saved<Draft, Known, Original>) => Promise<BuilderOutcome>;
  readonly Fields: BuilderPart<Draft, Known>;
  readonly Preview: BuilderPart<Draft, Known>;
  /** Its blocks. */
  readonly Outline?: BuilderPart<Draft, Known>;
  /** The outcome: the type that it will have. */
  readonly Result?: BuilderPart<Draft, Known>;
  /** The part of a draft that contains a field, for drafts of which one part is shown at a time. */
  readonly partWith?: (draft: Draft, field: string) => string | undefined;
  /** Where the part that is shown is stored with the draft, so that it is shown again: a step of several. */
  readonly storedPart?: {
    readonly of: (draft: Draft) => string;
    readonly show: (draft: Draft, part: string) => Draft;
    /** Whether two drafts differ only in the part that is shown. */
    readonly same: (one: Draft, other: Draft) => boolean;
  };
  /** The request as text. `read` parses a text into a draft, as far as possible. */
  readonly json?: {
    readonly text: (draft: Draft) => string;
    readonly read: (
      text: string,
      before: Draft,
      known: Known,
    ) => Pick<JsonTaken, "problems"> & { readonly draft: Draft | undefined };
  };
}

/** The context of a draft, as far as it can prevent saving. */
export interface BuilderKnown {
  /** Why nothing can be saved now: something is still being read, or nothing was changed. */
  readonly closed?: string | undefined;
  /** Readable, but nothing can be changed here now; `notice` says why. */
  readonly readOnly?: boolean;
  /** Nothing was changed: further actions need no save. */
  readonly unchanged?: boolean;
  /** Something about the whole, above the fields. */
  readonly notice?: ReactNode;
}

export type BuilderStart<Draft, Original = undefined> =
  /** `what` is read first, "The poll to duplicate". */
  | { readonly state: "reading"; readonly what: string; readonly error: CallError | null }
  /** It cannot start, and why. */
  | {
      readonly state: "impossible";
      readonly title: string;
      readonly why: string;
      readonly action?: ReactNode;
    }
  | {
      readonly state: "ready";
      /** Name of the work on this device, unique within the account: "poll", "poll like 188…". */
      readonly name: string;
      /** `updated_at` of the edited record: work on an older version is set aside. */
      readonly version?: string;
      readonly draft: () => Draft;
      /** The record that is changed. */
      readonly original: Original;
      /** Instead of the builder's own. */
      readonly title?: string;
    };

/** The shared props of a builder's parts. */
export interface BuilderPartProps<Draft, Known> {
  readonly draft: Draft;
  readonly known: Known;
  readonly change: ChangeStep<Draft>;
  /** The error of a field, if it should be shown already. */
  readonly errorAt: (field: string) => string | undefined;
  /** The selected part; the first one if that does not exist. */
  readonly part: string | undefined;
  readonly showPart: (part: string) => void;
  /** The refusal of this very draft. */
  readonly refusal: CallError | undefined;
}

type BuilderPart<Draft, Known> = ComponentType<BuilderPartProps<Draft, Known>>;

/** A draft that is saved, and where. */
interface Saved<Draft, Known, Original> {
  readonly draft: Draft;
  readonly known: Known;
  readonly original: Original;
  readonly account: OpenAccount;
  /** The query of the next action, for the address that is shown then. */
  readonly next: BuilderNext["query"] | undefined;
}

/** A further action on the saved record, where that is shown. */
export interface BuilderNext {
  /** "Schedule…" */
  readonly label: string;
  /** Query of its address: `do=schedule`. */
  readonly query: Readonly<Record<string, string>>;
  /** Why it cannot be done. */
  readonly disabledReason: string | undefined;
}

/** The toast once a draft is saved, and where the draft is shown then. */
export interface BuilderOutcome {
  /** "Created Summer poll"; absent where nothing had to be saved. */
  readonly title?: string;
  readonly description?: string;
  readonly href: string;
  /** What differs in the saved record besides the fields that were sent: another user changed it, or the service. */
  readonly surprises?: { readonly name: string; readonly differences: readonly Difference[] };
}

/** Starts a new draft; `title` replaces the builder's own. */
export const startNew = <Draft>(name: string, draft: () => Draft, title?: string): BuilderStart<Draft> => ({
  state: "ready",
  name,
  draft,
  original: undefined,
  ...(title !== undefined && { title }),
});

/** Starts with a record, once it was read. */
export function startWith<Record, Draft, Original = undefined>(
  what: string,
  { data, error }: { data: { readonly data: Record } | undefined; error: CallError | null },
  begin: (record: Record) => BuilderStart<Draft, Original>,
): BuilderStart<Draft, Original> {
  return data ? begin(data.data) : { state: "reading", what, error };
}
