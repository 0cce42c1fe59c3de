"use client";

import { FormDialog } from "@/components/forms/form-dialog";
import { TextAreaField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { WhoseField } from "@/components/saved-items/whose-field";
import { isCallError } from "@/lib/ads/errors";
import { formatDay } from "@/lib/format/dates";
import { problemsAt } from "@/lib/forms/form-reading";
import type { Whose } from "@/lib/lists/savable";
import { type ChartNote, NOTE_TEXT_MAX } from "@/lib/statistics/chart-notes";
import type { Day } from "@/lib/time/calendar";
import type { ChartNotes } from "./use-chart-notes";

interface NoteDialogProps {
  day: Day;
  /** The edited note; without it a new one is written. */
  shown?: ChartNote;
  notes: ChartNotes;
  onClose: () => void;
}

interface NoteTyped {
  readonly text: string;
  readonly whose: Whose;
}

const MEANS = {
  mine: "You alone see it, wherever you sign in.",
  account: "Everybody with access to this account sees it, with your name.",
};

function problemOf(text: string): string | undefined {
  if (text === "") return "Write a note first.";
  return text.length > NOTE_TEXT_MAX ? `At most ${NOTE_TEXT_MAX} characters.` : undefined;
}

/** Edits a note for a day of a chart. */
export function NoteDialog({ day, shown, notes: { list, record }, onClose }: NoteDialogProps) {
  const start: NoteTyped = { text: shown?.text ?? "", whose: shown?.savedAs?.whose ?? "mine" };
  const form = useServiceForm({
    start,
    read: (typed) => {
      const text = typed.text.trim();
      return { problems: problemsAt({ text: problemOf(text) }), input: { text, whose: typed.whose } };
    },
    send: async ({ text, whose }) => {
      const note = {
        id: shown?.id ?? crypto.randomUUID(),
        day,
        text,
        about: shown ? shown.about : (record ?? null),
      };
      try {
        await (shown ? list.change(shown, note, whose) : list.add(note, whose));
      } catch (error) {
        if (isCallError(error)) throw error;
        notifyNotSaved("note", error, "The note was not saved");
      }
    },
    onSent: onClose,
    failure: "The note was not saved",
  });
  const where = (shown ? shown.about : record) ? "the charts of this record" : "every chart of the account";
  return (
    <FormDialog
      form={form}
      writes={false}
      title={`${shown ? "Change the note" : "Add a note"} on ${formatDay(day)}`}
      description={`Shown at this day in ${where}${list.inStore ? "" : ", on this device"}.`}
      action={shown ? "Save the note" : "Add the note"}
      onClose={onClose}
    >
      <TextAreaField
        form={form}
        name="text"
        label="Note"
        max={NOTE_TEXT_MAX}
        input={{ dir: "auto", rows: 3 }}
      />
      {list.inStore && (!shown || shown.savedAs?.own) && (
        <WhoseField
          value={form.values.whose}
          onValueChange={(whose) => form.set({ whose })}
          means={MEANS}
          shareReason={list.shareReason}
        />
      )}
    </FormDialog>
  );
}
