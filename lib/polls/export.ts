import { csvText, fieldColumns, type ListExport, withId } from "@/lib/grid/csv-columns";
import type { PollCard } from "./poll-form";
import { isOpen } from "./poll-view";

/** Polls in a file, each choice in a column of its own; whether one is open is told as of when the file is written. */
export const POLL_EXPORT: ListExport<PollCard> = {
  resource: { one: "poll", many: "polls" },
  seen: withId([
    { heading: "Poll", text: ({ name }) => name },
    { heading: "State", text: (poll) => (isOpen(poll, Date.now()) ? "OPEN" : "CLOSED") },
    { heading: "First choice", text: ({ first_choice }) => first_choice },
    { heading: "Second choice", text: ({ second_choice }) => second_choice },
    { heading: "Third choice", text: ({ third_choice }) => csvText(third_choice) },
    { heading: "Fourth choice", text: ({ fourth_choice }) => csvText(fourth_choice) },
    { heading: "Type", text: ({ card_type }) => card_type },
    { heading: "Ends", text: ({ end_time }) => end_time },
    { heading: "Created", text: ({ created_at }) => created_at },
    { heading: "Card URI", text: ({ card_uri }) => card_uri },
  ]),
  all: (polls) => fieldColumns(polls),
};
