"use client";

import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lateComponent } from "@/components/ui/late-component";
import { TimeText } from "@/components/ui/time-text";
import type { Savable } from "@/lib/lists/savable";
import { whoseWords } from "@/lib/lists/savable";
import type { SavedList } from "./use-saved-list";

const DeleteSavedItem = lateComponent(() =>
  import("./delete-saved-item").then((module) => module.DeleteSavedItem),
);

interface SavedRowsProps<Item extends Savable> {
  /** "Guard rules". */
  label: string;
  /** "rule". */
  one: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /** Shown in front of a name. */
  lead?: (item: Item) => ReactNode;
  /** Shown below a name. */
  below?: (item: Item) => ReactNode;
  /** Where they are stored. */
  list: Pick<SavedList<Item>, "inStore" | "shareReason" | "awayReason">;
  /** The account's, for the days on which they were made. */
  zone: string;
  /** Without it they can only be removed. */
  onChange?: (item: Item) => void;
  /** @throws the error to show */
  onRemove: (item: Item) => Promise<void>;
  onNotRemoved: (error: unknown, item: Item) => void;
  /** The element to focus once a row has gone with its buttons. */
  afterwards: RefObject<HTMLElement | null>;
}

/** Saved items, one below the other, each with its owner, to edit and to remove. */
export function SavedRows<Item extends Savable>({
  label,
  one,
  items,
  nameOf,
  lead,
  below,
  list,
  zone,
  onChange,
  onRemove,
  onNotRemoved,
  afterwards,
}: SavedRowsProps<Item>) {
  const [removing, setRemoving] = useState<Item>();
  const remove = (item: Item) =>
    void onRemove(item).then(
      () => afterwards.current?.focus(),
      (error: unknown) => onNotRemoved(error, item),
    );
  return (
    <>
      <ul aria-label={label} className="w-full divide-y rounded-md border">
        {items.map((item) => {
          const name = nameOf(item);
          const closed =
            item.savedAs && (list.awayReason ?? (item.savedAs.own ? undefined : list.shareReason));
          return (
            <li key={item.id} className="flex items-start gap-3 py-1.5 pr-1.5 pl-3">
              <span className="flex min-w-0 flex-1 gap-x-3 py-1.5 max-sm:flex-col">
                {lead && <span className="shrink-0 sm:w-22">{lead(item)}</span>}
                <span className="min-w-0 flex-1">
                  <bdi className="wrap-anywhere block">{name}</bdi>
                  {below?.(item)}
                  {list.inStore && <WhoseLine item={item} zone={zone} />}
                </span>
              </span>
              <span className="flex shrink-0">
                {onChange && (
                  <IconButton
                    label={`Change the ${one}: ${name}`}
                    disabledReason={closed}
                    onClick={() => onChange(item)}
                  >
                    <Pencil size={14} aria-hidden />
                  </IconButton>
                )}
                <IconButton
                  label={`Remove the ${one}: ${name}`}
                  disabledReason={closed}
                  onClick={() => (item.savedAs?.whose === "account" ? setRemoving(item) : remove(item))}
                >
                  <Trash2 size={14} aria-hidden />
                </IconButton>
              </span>
            </li>
          );
        })}
      </ul>
      {removing && (
        <DeleteSavedItem
          item={removing}
          one={one}
          title={`Delete the ${one}: ${nameOf(removing)}`}
          undo="Undo brings it back."
          onDelete={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}

const WhoseLine = ({ item, zone }: { item: Savable; zone: string }) => (
  <span className="block text-sm text-text-muted">
    {whoseWords(item)}
    {item.savedAs && (
      <>
        {" · "}
        <TimeText at={new Date(item.savedAs.madeAt).toISOString()} zone={zone} show="day" />
      </>
    )}
  </span>
);
