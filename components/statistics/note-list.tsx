import { useRef, useState } from "react";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { SavedRows } from "@/components/saved-items/saved-rows";
import { toast } from "@/components/ui/toast";
import { formatDay } from "@/lib/format/dates";
import type { ChartNote } from "@/lib/statistics/chart-notes";
import { NoteDialog } from "./note-dialog";
import type { ChartNotes } from "./use-chart-notes";

interface NoteListProps {
  notes: ChartNotes;
  zone: string;
}

/** The notes of a chart with their days, to edit and to remove. */
export function NoteList({ notes: chartNotes, zone }: NoteListProps) {
  const { list, notes } = chartNotes;
  const [changing, setChanging] = useState<ChartNote>();
  const section = useRef<HTMLElement>(null);
  const remove = async ({ savedAs, ...note }: ChartNote) => {
    await list.remove({ ...note, savedAs });
    toast({
      title: `Removed the note on ${formatDay(note.day)}`,
      action: {
        label: "Undo",
        onClick: () =>
          void list
            .add(note, savedAs?.whose ?? "device")
            .catch((error: unknown) => notifyNotSaved("note", error, "The note was not brought back")),
      },
    });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label="Notes" className="flex flex-col gap-1.5">
      <SavedRows
        label="Notes"
        one="note"
        items={notes}
        nameOf={({ text }) => text}
        lead={({ day }) => <span className="text-sm text-text-muted tabular-nums">{formatDay(day)}</span>}
        list={list}
        zone={zone}
        onChange={setChanging}
        onRemove={remove}
        onNotRemoved={(error) => notifyNotSaved("note", error, "The note was not removed")}
        afterwards={section}
      />
      {changing && (
        <NoteDialog
          day={changing.day}
          shown={changing}
          notes={chartNotes}
          onClose={() => setChanging(undefined)}
        />
      )}
    </section>
  );
}
