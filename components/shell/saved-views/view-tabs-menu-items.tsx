"use client";

import { usePathname } from "next/navigation";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { deleteView, moveView, type SavedView, updateView } from "@/lib/grid/saved-views";
import type { Naming } from "./view-tabs";

interface ViewTabsMenuItemsProps {
  views: readonly SavedView[];
  /** The view of now. */
  query: string;
  onChange: (edit: (views: readonly SavedView[]) => readonly SavedView[]) => Promise<void>;
  onNaming: (naming: Naming) => void;
  onArranging: () => void;
}

/** What can be done with views; `ViewTabs` fetches it. */
export function ViewTabsMenuItems({ views, query, onChange, onNaming, onArranging }: ViewTabsMenuItemsProps) {
  const pathname = usePathname();
  const place = views.findIndex((view) => view.query === query);
  const saved = views[place];
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}${pathname}${query && `?${query}`}`);
    toast({ title: "Link to this view copied", tone: "positive" });
  };
  return (
    <>
      <MenuItem onSelect={() => onNaming({ kind: "save" })}>Save this view…</MenuItem>
      <MenuItem onSelect={() => void share()}>Copy a link to this view</MenuItem>
      {views.length > 0 && <MenuSeparator />}
      {saved && (
        <>
          <MenuItem onSelect={() => onNaming({ kind: "rename", view: saved })}>
            Rename “{saved.name}”…
          </MenuItem>
          {views.length > 1 && (
            <>
              <MenuItem
                disabledReason={place === 0 ? "It is the first of your views." : undefined}
                onSelect={() => void onChange((stored) => moveView(stored, saved.id, place - 1))}
              >
                Move “{saved.name}” left
              </MenuItem>
              <MenuItem
                disabledReason={place === views.length - 1 ? "It is the last of your views." : undefined}
                onSelect={() => void onChange((stored) => moveView(stored, saved.id, place + 1))}
              >
                Move “{saved.name}” right
              </MenuItem>
            </>
          )}
          <MenuItem tone="danger" onSelect={() => void onChange((stored) => deleteView(stored, saved.id))}>
            Delete “{saved.name}”
          </MenuItem>
        </>
      )}
      {!saved &&
        views.map((view) => (
          <MenuItem
            key={view.id}
            onSelect={() => void onChange((stored) => updateView(stored, view.id, query))}
          >
            Replace “{view.name}” with this
          </MenuItem>
        ))}
      {views.length > 1 && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={onArranging}>Arrange views…</MenuItem>
        </>
      )}
    </>
  );
}
