import { type RowColumn, timeParts } from "@/lib/records/row-columns";

interface Made {
  readonly created_at: string;
  readonly card_uri: string;
}

/** When a card, a poll or a conversation was made; in a file, beside it, the address by which a post takes it. */
export const createdColumn = (from: 44 | 60): RowColumn<Made> => ({
  label: "Created",
  from,
  ...timeParts(({ created_at }: Made) => created_at, "day"),
  file: {
    "": { text: ({ created_at }) => created_at },
    "Card URI": { text: ({ card_uri }) => card_uri },
  },
});
