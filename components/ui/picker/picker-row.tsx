import type { ReactNode } from "react";

/** What identifies a record among others of its kind in a picker. */
export interface PickerRow {
  readonly id: string;
  /** A small picture, if it has one. */
  readonly picture?: ReactNode;
  readonly name: string;
  /** Its parent: a line item's campaign, a post's author. */
  readonly parent?: string | undefined;
  /** More to recognize it by, below its name. */
  readonly about?: ReactNode;
  /** Shown at its end. */
  readonly aside?: ReactNode;
}

/** A record to choose: its picture, its name and parent, and further details. */
export function PickerRowContent({ picture, name, parent, about, aside }: PickerRow) {
  return (
    <>
      {picture}
      <span className="min-w-0 flex-1 py-0.5">
        <span className="flex min-w-0 items-baseline gap-1.5">
          <bdi className="max-w-full shrink-0 truncate font-medium">{name}</bdi>
          {parent !== undefined && (
            <bdi className="min-w-0 truncate text-text-muted" title={parent}>
              {parent}
            </bdi>
          )}
        </span>
        {about !== undefined && (
          <span className="flex min-w-0 flex-wrap items-center gap-x-3 text-sm text-text-muted">{about}</span>
        )}
      </span>
      {aside}
    </>
  );
}

/** The id of a record, at the end of its row if there is room. */
export const PickedId = ({ id }: { id: string }) => (
  <span className="font-mono text-sm text-text-muted max-sm:hidden">{id}</span>
);
