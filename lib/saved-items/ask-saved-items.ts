import * as z from "zod";
import type { AccountPlace } from "@/lib/ads/account-place";
import { NotAsPromisedError, RefusedError } from "@/lib/ads/errors";
import { sendOrFind } from "@/lib/ads/lost-answers";
import { SAVED_ITEM_CODES } from "@/lib/ads/refusal-codes";
import { askDashboard } from "@/lib/ads/transport";
import { holdsSame } from "@/lib/json/same-json";
import { SAVED_ITEMS_PATH, SAVED_KINDS, type SavedKind } from "@/lib/lists/savable";
import type { SavedItem, SavedItemsQuestion } from "./saved-item";
import type { ChangeOutcome } from "./saved-items-store";

/** An item as a page receives it; its body is parsed by its kind. */
export type ReadItem = Omit<SavedItem, "body"> & { readonly body: unknown };

/** A change of one item, without its account, which the page adds. */
export type ItemChange = Unplaced<Exclude<SavedItemsQuestion, { do: "list" }>>;

type Saving = Extract<ItemChange, { readonly do: "save" }>;

type Unplaced<Question> = Question extends unknown ? Omit<Question, keyof AccountPlace> : never;

const readItem = z.object({
  kind: z.enum(SAVED_KINDS),
  id: z.string(),
  name: z.string(),
  body: z.unknown(),
  shared: z.boolean(),
  owner: z.object({ user_id: z.string(), handle: z.string() }),
  mine: z.boolean(),
  version: z.number(),
  created_at: z.number(),
  updated_at: z.number(),
});

/** Items that a device remembers; none for anything else, such as data of another version. */
export function rememberedItems(stored: unknown): readonly ReadItem[] {
  const read = z.array(readItem).safeParse(stored);
  return read.success ? read.data : [];
}

const noStore = z.object({ kept: z.literal(false) });
const listAnswer = z.union([noStore, z.object({ kept: z.literal(true), items: z.array(readItem) })]);
const outcomes = [
  "done",
  "changed",
  "gone",
  "not-permitted",
  "full",
] as const satisfies ChangeOutcome["outcome"][];
const changeAnswer = z.union([
  noStore,
  z.object({ kept: z.literal(true), outcome: z.enum(outcomes), item: readItem.optional() }),
]);

async function ask<Answer>(schema: z.ZodType<Answer>, question: object, signal?: AbortSignal) {
  const answer = schema.safeParse(await askDashboard(SAVED_ITEMS_PATH, question, signal));
  if (!answer.success) throw new NotAsPromisedError("Saved items with other fields", { cause: answer.error });
  return answer.data;
}

/**
 * The items of a kind that a person can see in an account: their own and the shared ones.
 *
 * @returns null where the dashboard has no store
 * @throws RefusedError, UnreachableError or NotAsPromisedError like calls of the service, the signal's reason when it
 *   aborts
 */
export async function listSavedItems(
  place: AccountPlace,
  kind: SavedKind,
  signal: AbortSignal,
): Promise<readonly ReadItem[] | null> {
  const answer = await ask(listAnswer, { ...place, do: "list", kind }, signal);
  return answer.kept ? answer.items : null;
}

/**
 * Saves or deletes an item. If the answer is lost, the item is looked up.
 *
 * @returns the current item; undefined for a deleted one
 * @throws RefusedError also for a change that was not made, with one of SAVED_ITEM_CODES; UnreachableError or
 *   NotAsPromisedError like calls of the service, with an `outcome` where the change may have been made
 */
export function changeSavedItem(place: AccountPlace, change: ItemChange): Promise<ReadItem | undefined> {
  return sendOrFind(
    () => sendChange(place, change),
    async () => {
      const items = await listSavedItems(place, change.kind, new AbortController().signal);
      const item = items?.find(({ id }) => id === change.id);
      if (change.do === "save" ? item && isSavedBy(change, item) : items && !item) return { done: item };
      return item?.version === change.version ? "not-done" : "unknown";
    },
  );
}

const isSavedBy = ({ name, body, shared }: Saving, item: ReadItem): boolean =>
  holdsSame({ name, body, shared }, { name: item.name, body: item.body, shared: item.shared });

async function sendChange(place: AccountPlace, change: ItemChange): Promise<ReadItem | undefined> {
  const answer = await ask(changeAnswer, { ...place, ...change });
  if (!answer.kept) throw refusedFor("STORE_AWAY");
  if (answer.outcome === "done") return answer.item;
  throw itemRefusal(answer.outcome);
}

const refusedFor = (code: string) =>
  new RefusedError(code === "STORE_AWAY" ? 503 : 409, [{ code, message: code }], []);

/** The refusal of a change, known before it is requested. */
export const itemRefusal = (outcome: keyof typeof SAVED_ITEM_CODES): RefusedError =>
  refusedFor(SAVED_ITEM_CODES[outcome]);

/** Whether a change was refused for the given reason, or any. */
export function isItemRefusal(error: unknown, outcome?: keyof typeof SAVED_ITEM_CODES): boolean {
  if (!(error instanceof RefusedError)) return false;
  const code = error.errors[0]?.code ?? "";
  return outcome
    ? code === SAVED_ITEM_CODES[outcome]
    : Object.values<string>(SAVED_ITEM_CODES).includes(code);
}
