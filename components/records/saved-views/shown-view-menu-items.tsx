"use client";

import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { MenuGroup, MenuItem } from "@/components/ui/menu";
import { moveView } from "@/lib/grid/saved-views";
import { whoseWords } from "@/lib/lists/savable";
import type { ShownView } from "@/lib/saved-items/shown-view";
import type { Naming } from "./name-view-dialog";
import type { SavedViews } from "./use-saved-views";

interface ShownViewMenuItemsProps {
  saved: SavedViews;
  view: ShownView;
  /** Why the person may not change it. */
  closed: string | undefined;
  onNaming: (naming: Naming) => void;
  onDeleting: (view: ShownView) => void;
}

/** Actions on the open saved view, below its owner. */
export function ShownViewMenuItems({ saved, view, closed, onNaming, onDeleting }: ShownViewMenuItemsProps) {
  const { id, name, savedAs } = view;
  const { views } = saved;
  const place = views.findIndex((each) => each.id === id);
  const move = (to: number) =>
    void saved
      .arrange(moveView(views, id, to).map((each) => each.id))
      .catch((error: unknown) => notifyNotSaved("view", error, "The view was not saved"));
  return (
    // The same entries before it is known whether there is a store: an entry that disappeared while it is pressed
    // would do nothing.
    <MenuGroup label={saved.inStore ? whoseWords(view) : undefined}>
      <MenuItem disabledReason={closed} onSelect={() => onNaming({ kind: "rename", view })}>
        Rename “{name}”…
      </MenuItem>
      <MenuItem onSelect={() => onNaming({ kind: "duplicate", view })}>Duplicate “{name}”…</MenuItem>
      {views.length > 1 && (
        <>
          <MenuItem
            disabledReason={place === 0 ? "It is the first of your views." : undefined}
            onSelect={() => move(place - 1)}
          >
            Move “{name}” left
          </MenuItem>
          <MenuItem
            disabledReason={place === views.length - 1 ? "It is the last of your views." : undefined}
            onSelect={() => move(place + 1)}
          >
            Move “{name}” right
          </MenuItem>
        </>
      )}
      {savedAs?.own && <GiveItem saved={saved} view={view} whose={savedAs.whose} />}
      <MenuItem
        tone="danger"
        disabledReason={closed}
        onSelect={() => {
          if (savedAs?.whose === "account") onDeleting(view);
          else
            void saved
              .remove(view)
              .catch((error: unknown) => notifyNotSaved("view", error, `“${name}” was not deleted`));
        }}
      >
        Delete “{name}”{savedAs?.whose === "account" && "…"}
      </MenuItem>
    </MenuGroup>
  );
}

/** Its maker alone chooses who sees it. */
function GiveItem({
  saved,
  view,
  whose,
}: Pick<ShownViewMenuItemsProps, "saved" | "view"> & {
  whose: "mine" | "account";
}) {
  const { name } = view;
  const shares = whose === "mine";
  return (
    <MenuItem
      disabledReason={shares ? saved.shareReason : undefined}
      onSelect={() =>
        void saved
          .give(view, shares ? "account" : "mine")
          .catch((error: unknown) =>
            notifyNotSaved(
              "view",
              error,
              shares ? `“${name}” was not shared` : `“${name}” is still the account’s`,
            ),
          )
      }
    >
      {shares ? `Share “${name}” with the account` : `Keep “${name}” to yourself`}
    </MenuItem>
  );
}
