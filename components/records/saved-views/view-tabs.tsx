"use client";

import { Bookmark, Users } from "lucide-react";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { notifyNotSaved } from "@/components/saved-items/notify-not-saved";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { lateComponent } from "@/components/ui/late-component";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import {
  type GridViews,
  newView,
  type SavedView,
  viewAround,
  viewQuery,
  viewShown,
} from "@/lib/grid/saved-views";
import type { Whose } from "@/lib/lists/savable";
import { whoseWords } from "@/lib/lists/savable";
import type { ShownView } from "@/lib/saved-items/shown-view";
import type { Naming } from "./name-view-dialog";
import { useFirstView } from "./use-first-view";
import type { SavedViews } from "./use-saved-views";

// Loaded when first opened, like the page's other dialogs.
const ArrangeViewsDialog = lateComponent(() =>
  import("./arrange-views-dialog").then((module) => module.ArrangeViewsDialog),
);
const NameViewDialog = lateComponent(() =>
  import("./name-view-dialog").then((module) => module.NameViewDialog),
);

const DeleteSavedItem = lateComponent(() =>
  import("@/components/saved-items/delete-saved-item").then((module) => module.DeleteSavedItem),
);

const items = new LazyModule(() => import("./view-tabs-menu-items"));

interface ViewTabsProps {
  of: GridViews;
  saved: SavedViews;
  /** Applies a whole view. */
  onQuery: (query: string) => void;
}

/** Saved views as tabs: each is a link, so it can be shared; Alt with a digit goes to one. */
export function ViewTabs({ of: { builtIn }, saved, onQuery }: ViewTabsProps) {
  const { views, first, loaded } = saved;
  const late = useLazyModule(items, false);
  const [naming, setNaming] = useState<Naming>();
  const [arranging, setArranging] = useState(false);
  const [deleting, setDeleting] = useState<ShownView>();
  const [openedLast, setOpenedLast] = useState<string>();
  const pathname = usePathname();
  const query = viewQuery(useSearchParams()?.toString() ?? "");
  const all: readonly ShownView[] = [...builtIn, ...views];
  const known = [...views, ...builtIn];
  const current = viewShown(known, query, openedLast);
  const around = viewAround(known, query, openedLast);
  const opensFirst = all.find(({ id }) => id === first) ?? all.find((view) => view.query === "");
  const open = (view: SavedView) => {
    setOpenedLast(view.id);
    onQuery(view.query);
  };
  useFirstView(loaded ? opensFirst : undefined, open);
  useViewKeys(all, open);
  const nameIt = async (asked: Naming, name: string, whose: Whose) => {
    if (asked.kind === "rename") return saved.rename(asked.view, name);
    const view = newView(name, asked.kind === "duplicate" ? asked.view.query : query);
    setOpenedLast(view.id);
    return saved.save(view, whose, asked.kind === "duplicate" ? asked.view.id : undefined);
  };

  return (
    <nav aria-label="Views" className="flex items-stretch gap-1">
      {all.map((view, index) => (
        <a
          key={view.id}
          href={`${pathname}${view.query && `?${view.query}`}`}
          aria-current={view.id === around ? "page" : undefined}
          title={hintOf(view, index)}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open(view);
          }}
          className={classNames(
            "flex items-center gap-1 whitespace-nowrap border-b-2 px-2",
            view.id === around
              ? "border-accent font-medium"
              : "border-transparent text-text-muted hover:text-text",
          )}
        >
          {view.savedAs?.whose === "account" && <Users size={12} aria-hidden className="shrink-0" />}
          {view.name}
        </a>
      ))}
      {/* Always visible: the tabs scroll beneath it. */}
      <span className="sticky right-0 flex items-center bg-surface pl-0.5">
        <Menu
          items={items}
          trigger={
            <IconButton label="Save and share views" size="small">
              <Bookmark size={14} aria-hidden />
            </IconButton>
          }
        >
          {late && (
            <late.ViewTabsMenuItems
              saved={saved}
              current={current}
              query={query}
              opensFirst={opensFirst}
              onNaming={setNaming}
              onArranging={() => setArranging(true)}
              onDeleting={setDeleting}
            />
          )}
        </Menu>
      </span>
      {arranging && (
        <ArrangeViewsDialog views={views} onClose={() => setArranging(false)} onArrange={saved.arrange} />
      )}
      {naming && (
        <NameViewDialog
          naming={naming}
          onClose={() => setNaming(undefined)}
          inStore={saved.inStore}
          shareReason={saved.shareReason}
          onName={(name, whose) => nameIt(naming, name, whose)}
        />
      )}
      {deleting && (
        <DeleteSavedItem
          item={deleting}
          one="view"
          title={`Delete “${deleting.name}”`}
          undo="It cannot be undone."
          onDelete={() =>
            void saved
              .remove(deleting)
              .catch((error: unknown) => notifyNotSaved("view", error, `“${deleting.name}” was not deleted`))
          }
          onClose={() => setDeleting(undefined)}
        />
      )}
    </nav>
  );
}

/** The owner of a view, and the keys that open it. */
const hintOf = (view: ShownView, index: number) =>
  [view.savedAs && whoseWords(view), index < 9 && `Alt ${index + 1}`].filter(Boolean).join(" · ") ||
  undefined;

function useViewKeys(views: readonly SavedView[], open: (view: SavedView) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // The key code, because Alt with a digit types another character on some keyboards.
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const view = digit && views[Number(digit) - 1];
      if (!view) return;
      event.preventDefault();
      open(view);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [views, open]);
}
