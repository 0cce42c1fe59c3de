"use client";

import { usePathname } from "next/navigation";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import { deleteView, moveView, type SavedView, updateView } from "@/lib/grid/saved-views";
import type { Naming } from "./name-view-dialog";
import { tellNotKept } from "./tell-not-kept";

interface ViewTabsMenuItemsProps {
  /** Those that were saved. */
  views: readonly SavedView[];
  /** The view that is open, saved or built in; undefined where the address shows none. */
  current: SavedView | undefined;
  query: string;
  /** The view that the section opens with. */
  opensFirst: SavedView | undefined;
  onOpenFirst: (id: string) => Promise<void>;
  onChange: (edit: (views: readonly SavedView[]) => readonly SavedView[]) => Promise<void>;
  onNaming: (naming: Naming) => void;
  onArranging: () => void;
}

/** What can be done with views; `ViewTabs` fetches it. */
export function ViewTabsMenuItems({
  views,
  current,
  query,
  opensFirst,
  onOpenFirst,
  onChange,
  onNaming,
  onArranging,
}: ViewTabsMenuItemsProps) {
  const pathname = usePathname();
  const place = views.findIndex(({ id }) => id === current?.id);
  const saved = views[place];
  const change = (edit: Parameters<typeof onChange>[0]) => void onChange(edit).catch(tellNotKept);
  const share = () =>
    navigator.clipboard.writeText(`${location.origin}${pathname}${query && `?${query}`}`).then(
      () => toast({ title: "Link to this view copied", tone: "positive" }),
      () =>
        toast({
          title: "The link was not copied",
          description: "The browser does not allow it. Copy the address of this page instead.",
          tone: "attention",
        }),
    );
  const openFirst = ({ id, name }: SavedView) =>
    onOpenFirst(id).then(
      () => toast({ title: `“${name}” opens first from now on`, tone: "positive" }),
      tellNotKept,
    );
  return (
    <>
      <MenuItem onSelect={() => onNaming({ kind: "save" })}>Save this view…</MenuItem>
      <MenuItem onSelect={() => void share()}>Copy a link to this view</MenuItem>
      {(current || views.length > 0) && <MenuSeparator />}
      {current && (
        <MenuItem
          disabledReason={current.id === opensFirst?.id ? "It opens first already." : undefined}
          onSelect={() => void openFirst(current)}
        >
          Open “{current.name}” first
        </MenuItem>
      )}
      {saved && (
        <>
          <MenuItem onSelect={() => onNaming({ kind: "rename", view: saved })}>
            Rename “{saved.name}”…
          </MenuItem>
          <MenuItem onSelect={() => onNaming({ kind: "duplicate", view: saved })}>
            Duplicate “{saved.name}”…
          </MenuItem>
          {views.length > 1 && (
            <>
              <MenuItem
                disabledReason={place === 0 ? "It is the first of your views." : undefined}
                onSelect={() => change((stored) => moveView(stored, saved.id, place - 1))}
              >
                Move “{saved.name}” left
              </MenuItem>
              <MenuItem
                disabledReason={place === views.length - 1 ? "It is the last of your views." : undefined}
                onSelect={() => change((stored) => moveView(stored, saved.id, place + 1))}
              >
                Move “{saved.name}” right
              </MenuItem>
            </>
          )}
          <MenuItem tone="danger" onSelect={() => change((stored) => deleteView(stored, saved.id))}>
            Delete “{saved.name}”
          </MenuItem>
        </>
      )}
      {!current &&
        views.map((view) => (
          <MenuItem key={view.id} onSelect={() => change((stored) => updateView(stored, view.id, query))}>
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
