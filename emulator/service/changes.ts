import type { ServiceError } from "@/lib/ads/service-error";
import type { RecordStore } from "../database/store";
import type { Caller } from "../http/caller";
import { BatchRefusal, type Unread } from "./batch";
import type { Membership } from "./memberships";
import { Refusal } from "./refusals";
import type { Reply } from "./route";

/** Where and for which caller records are changed; every change is made inside a transaction. */
export interface Changing {
  readonly store: RecordStore;
  readonly membership: Membership;
  readonly caller: Caller;
  readonly now: string;
  /** What is wrong with items of a batch that cannot be read; see ReadBatch. */
  readonly unread?: Unread | undefined;
}

/** The record as a change left it, in JSON text; or why it was not changed. */
export type Changed = { readonly record: string } | { readonly errors: readonly ServiceError[] };

/** Makes one change, or throws what is wrong with it. */
export function changeOne<C extends Changing>(changing: C, make: (changing: C) => Changed): Reply {
  const data = changing.store.write(() => {
    const changed = make(changing);
    if ("errors" in changed) throw new Refusal(changed.errors);
    return changed.record;
  });
  return { data };
}

/** As `changeOne`, for a change that finds all that is wrong with it before it writes anything. */
export function changeChecked<C extends Changing>(changing: C, make: (changing: C) => Changed): Reply {
  const changed = changing.store.writeChecked(() => make(changing));
  if ("errors" in changed) throw new Refusal(changed.errors);
  return { data: changed.record };
}

/** Makes the changes of a batch in their order: all, or none if any is wrong or cannot be read. `request` is what the answer echoes. */
export function changeAll<C extends Changing, Item>(
  { changing, items, request }: { changing: C; items: readonly Item[]; request: string },
  make: (changing: C, item: Item) => Changed,
  hold: (changed: readonly Changed[]) => readonly (readonly ServiceError[])[] = mistakesOf,
): Reply {
  const records = changing.store.write(() => {
    const changed = items.map((item) => make(changing, item));
    // What items amount to together is not known while some of them are not.
    const mistakes = changing.unread ? inPlace(changing.unread, mistakesOf(changed)) : hold(changed);
    if (mistakes.some((errors) => errors.length > 0)) throw new BatchRefusal(mistakes, request);
    return changed.flatMap((one) => ("record" in one ? [one.record] : []));
  });
  return { data: `[${records.join(",")}]` };
}

/** What is wrong with each item that was sent: those that cannot be read, and between them those that were tried. */
function inPlace(unread: Unread, tried: Unread): Unread {
  const left = tried.values();
  return unread.map((errors) => (errors.length > 0 ? errors : (left.next().value ?? [])));
}

export const mistakesOf = (changed: readonly Changed[]) =>
  changed.map((one) => ("errors" in one ? one.errors : []));

type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The parameters that were given. */
export function onlyGiven<T extends object>(params: T): Given<T> {
  // Object.entries loses which key holds which type; dropping undefined values changes neither.
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as Given<T>;
}
