"use client";

import { Bookmark } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import {
  addView,
  arrangeViews,
  type GridViews,
  newView,
  renameView,
  type SavedView,
  viewQuery,
  viewShown,
} from "@/lib/grid/saved-views";
import type { Naming } from "./name-view-dialog";
import { useFirstView } from "./use-first-view";
import { useSavedViews } from "./use-saved-views";

// Loaded when first opened, like the page's other dialogs.
const ArrangeViewsDialog = dynamic(
  () => import("./arrange-views-dialog").then((module) => module.ArrangeViewsDialog),
  { loading: () => null },
);
const NameViewDialog = dynamic(() => import("./name-view-dialog").then((module) => module.NameViewDialog), {
  loading: () => null,
});

const items = new LazyModule(() => import("./view-tabs-menu-items"));

interface ViewTabsProps {
  of: GridViews;
  /** Takes over a whole view. */
  onQuery: (query: string) => void;
}

/** Saved views as tabs: each is a link, so it can be shared; Alt with a digit goes to one. */
export function ViewTabs({ of: { key, builtIn }, onQuery }: ViewTabsProps) {
  const { views, first, loaded, change, openFirst } = useSavedViews(key);
  const late = useLazyModule(items, false);
  const [naming, setNaming] = useState<Naming>();
  const [arranging, setArranging] = useState(false);
  const [openedLast, setOpenedLast] = useState<string>();
  const pathname = usePathname();
  const query = viewQuery(useSearchParams()?.toString() ?? "");
  const all = [...builtIn, ...views];
  const current = viewShown([...views, ...builtIn], query, openedLast);
  const opensFirst = all.find(({ id }) => id === first) ?? all.find((view) => view.query === "");
  const open = (view: SavedView) => {
    setOpenedLast(view.id);
    onQuery(view.query);
  };
  useFirstView(loaded ? opensFirst : undefined, open);
  useViewKeys(all, open);
  const nameIt = (asked: Naming, name: string) => {
    if (asked.kind === "rename") return change((stored) => renameView(stored, asked.view.id, name));
    const view = newView(name, asked.kind === "duplicate" ? asked.view.query : query);
    setOpenedLast(view.id);
    return change((stored) => addView(stored, view, asked.kind === "duplicate" ? asked.view.id : undefined));
  };

  return (
    <nav aria-label="Views" className="flex items-stretch gap-1">
      {all.map((view, index) => (
        <a
          key={view.id}
          href={`${pathname}${view.query && `?${view.query}`}`}
          aria-current={view === current ? "page" : undefined}
          title={index < 9 ? `Alt ${index + 1}` : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open(view);
          }}
          className={classNames(
            "flex items-center whitespace-nowrap border-b-2 px-2",
            view === current
              ? "border-accent font-medium"
              : "border-transparent text-text-muted hover:text-text",
          )}
        >
          {view.name}
        </a>
      ))}
      {/* In sight however many tabs there are: the tabs scroll beneath it. */}
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
              views={views}
              current={current}
              query={query}
              opensFirst={opensFirst}
              onOpenFirst={openFirst}
              onChange={change}
              onNaming={setNaming}
              onArranging={() => setArranging(true)}
            />
          )}
        </Menu>
      </span>
      {arranging && (
        <ArrangeViewsDialog
          views={views}
          onClose={() => setArranging(false)}
          onArrange={(ids) => change((stored) => arrangeViews(stored, ids))}
        />
      )}
      {naming && (
        <NameViewDialog
          naming={naming}
          onClose={() => setNaming(undefined)}
          onName={(name) => nameIt(naming, name)}
        />
      )}
    </nav>
  );
}

function useViewKeys(views: readonly SavedView[], open: (view: SavedView) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // The code, because Alt with a digit types another sign on some keyboards.
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
