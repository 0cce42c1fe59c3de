import { type ChangeNotice, notifyChange, takeBackUnlessChanged } from "@/components/shell/notify-change";
import { toast } from "@/components/ui/toast";
import { type Difference, describeDifference } from "@/lib/ads/unrequested-changes";
import type { FormReading } from "@/lib/forms/form-reading";
import { holdsSame } from "@/lib/json/same-json";
import type { ChangePlace } from "@/lib/records/last-changes";

type Fields = Readonly<Record<string, unknown>>;

/** How a saved edit of a record is announced, and how it is undone. */
export interface SavedEdit<Values, Input, Answer> {
  readonly place: ChangePlace;
  /** The edited record, "Your settings". */
  readonly name: string;
  /** The toast's title, "Saved your settings". */
  readonly title: (answer: Answer) => string;
  readonly valuesOf: (answer: Answer) => Values;
  /** As on the label of the field. */
  readonly labelOf: (field: string) => string;
  /** Differences besides the fields that were sent; by default, those of the other values. */
  readonly surprises?: (answer: Answer, input: Input) => readonly Difference[];
  /** Reads the current record; absent where the previous values are unknown, so that nothing can be undone. */
  readonly readAgain?: (() => Promise<Answer>) | undefined;
}

/** How the form reads its values and sends them. */
interface Sending<Values, Input, Answer> {
  readonly read: (values: Values, known: Values) => FormReading<string, Input>;
  readonly send: (input: Input) => Promise<Answer> | Answer;
  readonly onSent?: (answer: Answer, input: Input) => void;
}

interface Edit<Values> {
  readonly place: ChangePlace;
  readonly name: string;
  readonly labelOf: (field: string) => string;
  /** The values as they are now. */
  readonly readAgain: () => Promise<Values>;
  /** Sends the difference between two versions, and returns the result; undefined where there is no difference. */
  readonly send: (from: Values, to: Values) => Promise<Values | undefined>;
}

/**
 * Shows a toast that an edit was saved, with Undo: it restores the fields that were typed, unless one of them has
 * another value by then. Other fields of the answer with another value than before are pointed out.
 *
 * @param edit `before`: the values as they were known; `typed`: as they were sent
 */
export function notifySavedEdit<Values extends Fields, Input, Answer>(
  form: Sending<Values, Input, Answer>,
  saved: SavedEdit<Values, Input, Answer>,
  { before, typed, input, sent }: { before: Values; typed: Values; input: Input; sent: Promise<Answer> },
): void {
  const { place, name, title, valuesOf, labelOf, surprises, readAgain } = saved;
  const send = async (from: Values, to: Values) => {
    const { input: wished } = form.read(to, from);
    if (wished === undefined) return undefined;
    const answer = await form.send(wished);
    form.onSent?.(answer, wished);
    return valuesOf(answer);
  };
  notifyChange(
    place,
    sent.then((answer) => {
      const after = valuesOf(answer);
      const from = withFields(after, changedBetween(before, typed), before);
      const besides = changedBetween(before, from).map((field) => ({
        field: labelOf(field),
        from: before[field] || null,
        to: after[field] || null,
      }));
      notifySurprises(name, surprises?.(answer, input) ?? besides);
      if (!readAgain) return { title: title(answer) };
      const edit = { place, name, labelOf, send, readAgain: () => readAgain().then(valuesOf) };
      return noticeOf(edit, from, after, title(answer));
    }),
  );
}

/** Points out what else differs in a record that was saved; nothing where nothing does. */
export function notifySurprises(name: string, surprises: readonly Difference[]): void {
  if (surprises.length === 0) return;
  toast({
    tone: "attention",
    title: `Also changed: ${name}`,
    description: surprises.map(describeDifference).join("; "),
    duration: 0,
  });
}

function noticeOf<Values extends Fields>(
  edit: Edit<Values>,
  from: Values,
  to: Values,
  title: string,
): ChangeNotice {
  const fields = changedBetween(from, to);
  if (fields.length === 0) return { title };
  const onUndone = (back: Values) => {
    const redo = () =>
      putBack(edit, withFields(back, fields, to), back, title).then(
        (again) => again && noticeOf(edit, back, again, title),
      );
    toast({
      title: `Undone: ${title}`,
      action: { label: "Redo", onClick: () => notifyChange(edit.place, redo()) },
    });
  };
  return { title, undo: async () => void (await putBack(edit, from, to, title, onUndone)) };
}

/** Restores the fields in which two versions differ, and returns the result; shows the reason if it cannot. */
function putBack<Values extends Fields>(
  { name, labelOf, readAgain, send }: Edit<Values>,
  was: Values,
  left: Values,
  title: string,
  onUndone?: (back: Values) => void,
): Promise<Values | undefined> {
  const fields = changedBetween(was, left);
  return takeBackUnlessChanged({
    title,
    nameOf: () => name,
    readAgain,
    since: (now) =>
      fields
        .filter((field) => !holdsSame(now[field], left[field]))
        .map((field) => `${labelOf(field)} is ${String(now[field] || "empty")} now.`)
        .join(" ") || undefined,
    send: (now) => send(now, withFields(now, fields, was)),
    onDone: (back) => back && onUndone?.(back),
  });
}

/** Values with some fields of others. */
const withFields = <Values extends Fields>(
  values: Values,
  fields: readonly string[],
  others: Values,
): Values => ({ ...values, ...Object.fromEntries(fields.map((field) => [field, others[field]])) });

const changedBetween = (from: Fields, to: Fields): string[] =>
  Object.keys(from).filter((field) => !holdsSame(from[field], to[field]));
