import type { AfterEdit } from "@/components/ui/grid/edit/after-key";
import { EditText } from "@/components/ui/grid/edit/edit-text";
import { formatInstant } from "@/lib/format/instant";
import type { TimeEdit } from "@/lib/records/cell-edits";
import { readTime } from "@/lib/records/written-cells";
import { localTimeIn } from "@/lib/time/calendar";

/** Characters of the longest time that is written. */
const WRITTEN_MAX = 40;

interface EditTimeProps {
  /** "Ends". */
  label: string;
  /** The account's IANA zone. */
  zone: string;
  edit: Pick<TimeEdit<never, never>, "clearable" | "edge">;
  /** The cell's instant; null for none. */
  at: string | null;
  /** The typed text that started the edit. */
  typed: string | undefined;
  /** The refused time to start with, and why it was refused. */
  refused: { readonly at: string | null; readonly why: string } | undefined;
  /** The rule that a time breaks. */
  problemOf: (at: string | null) => string | undefined;
  /** Undefined makes no change. */
  onDone: (at: string | null | undefined, after: AfterEdit) => void;
}

/** A time typed in its cell, on the account's clocks: a day alone is enough. */
export function EditTime({ label, zone, edit, at, typed, refused, problemOf, onDone }: EditTimeProps) {
  const begins = refused ? refused.at : at;
  const written = begins === null ? "" : localTimeIn(zone, Date.parse(begins)).replace("T", " ");
  const unchanged = at === null ? "" : localTimeIn(zone, Date.parse(at)).replace("T", " ");
  // Seconds are not shown, so an unchanged text means the unchanged instant.
  const read = (text: string) =>
    text.trim() === unchanged ? ({ ok: true, instant: at } as const) : readTime(edit, text, zone, at);
  return (
    <EditText
      label={label}
      text={written}
      typed={typed}
      refused={refused?.why}
      max={WRITTEN_MAX}
      wide
      hintOf={(text) => {
        const time = read(text);
        if (!time.ok) return "";
        return time.instant === null ? "None" : formatInstant(time.instant, zone, "time-and-zone");
      }}
      problemOf={(text) => {
        const time = read(text);
        if (!time.ok) return time.reason;
        return time.instant === at ? undefined : problemOf(time.instant);
      }}
      onDone={(text, after) => {
        const time = text === undefined ? undefined : read(text);
        onDone(time?.ok && time.instant !== at ? time.instant : undefined, after);
      }}
    />
  );
}
