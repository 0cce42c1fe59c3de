"use client";

import { usePathname } from "next/navigation";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { MenuItem, MenuSeparator } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import type { SavedView } from "@/lib/grid/saved-views";
import type { ShownView } from "@/lib/saved-items/shown-view";
import type { Naming } from "./name-view-dialog";
import { ShownViewMenuItems } from "./shown-view-menu-items";
import type { SavedViews } from "./use-saved-views";

interface ViewTabsMenuItemsProps {
  saved: SavedViews;
  /** The open view, saved or built in; undefined where the address matches none. */
  current: SavedView | undefined;
  query: string;
  /** The view that the section opens with. */
  opensFirst: SavedView | undefined;
  onNaming: (naming: Naming) => void;
  onArranging: () => void;
  /** Deleting a shared view needs confirmation. */
  onDeleting: (view: ShownView) => void;
}

/** The actions on views; `ViewTabs` fetches them. */
export function ViewTabsMenuItems({
  saved: { views, shareReason, ...saved },
  current,
  query,
  opensFirst,
  onNaming,
  onArranging,
  onDeleting,
}: ViewTabsMenuItemsProps) {
  const pathname = usePathname();
  const shown = views.find(({ id }) => id === current?.id);
  const replaceable = (view: ShownView) => (view.savedAs && !view.savedAs.own ? shareReason : undefined);
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
    saved.openFirst(id).then(
      () => toast({ title: `“${name}” opens first from now on`, tone: "positive" }),
      (error: unknown) => notifyNotSaved("view", error, "The view was not saved"),
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
      {shown && (
        <ShownViewMenuItems
          saved={{ ...saved, views, shareReason }}
          view={shown}
          closed={replaceable(shown)}
          onNaming={onNaming}
          onDeleting={onDeleting}
        />
      )}
      {!current &&
        views.map((view) => (
          <MenuItem
            key={view.id}
            disabledReason={replaceable(view)}
            onSelect={() =>
              void saved
                .replace(view, query)
                .catch((error: unknown) => notifyNotSaved("view", error, `“${view.name}” was not replaced`))
            }
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
