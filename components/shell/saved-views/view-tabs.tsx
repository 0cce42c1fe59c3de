"use client";

import { Bookmark } from "lucide-react";
import dynamic from "next/dynamic";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { classNames } from "@/components/ui/class-names";
import { IconButton } from "@/components/ui/icon-button";
import { Late, useLate } from "@/components/ui/late";
import { Menu } from "@/components/ui/menu";
import {
  arrangeViews,
  type GridViews,
  renameView,
  type SavedView,
  saveView,
  viewQuery,
} from "@/lib/grid/saved-views";
import { useSavedViews } from "./use-saved-views";

// Loaded when first opened, like the page's other dialogs.
const ArrangeViewsDialog = dynamic(
  () => import("./arrange-views-dialog").then((module) => module.ArrangeViewsDialog),
  { loading: () => null },
);
const NameViewDialog = dynamic(() => import("./name-view-dialog").then((module) => module.NameViewDialog), {
  loading: () => null,
});

const items = new Late(() => import("./view-tabs-menu-items"));

export type Naming = { readonly kind: "save" } | { readonly kind: "rename"; readonly view: SavedView };

interface ViewTabsProps {
  of: GridViews;
  /** Takes over a whole view. */
  onQuery: (query: string) => void;
}

/** Saved views as tabs: each is a link, so it can be shared; Alt with a digit goes to one. */
export function ViewTabs({ of: { key, builtIn }, onQuery }: ViewTabsProps) {
  const { views, change } = useSavedViews(key);
  const late = useLate(items, false);
  const [naming, setNaming] = useState<Naming>();
  const [arranging, setArranging] = useState(false);
  const pathname = usePathname();
  const query = viewQuery(useSearchParams()?.toString() ?? "");
  const all = [...builtIn, ...views];
  useViewKeys(all, onQuery);

  return (
    <nav aria-label="Views" className="flex items-stretch gap-1">
      {all.map((view, index) => (
        <a
          key={view.id}
          href={`${pathname}${view.query && `?${view.query}`}`}
          aria-current={view.query === query ? "page" : undefined}
          title={index < 9 ? `Alt ${index + 1}` : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onQuery(view.query);
          }}
          className={classNames(
            "flex items-center whitespace-nowrap border-b-2 px-2",
            view.query === query
              ? "border-accent font-medium"
              : "border-transparent text-text-muted hover:text-text",
          )}
        >
          {view.name}
        </a>
      ))}
      <Menu
        items={items}
        trigger={
          <IconButton label="Save and share views" size="small" className="self-center">
            <Bookmark size={14} aria-hidden />
          </IconButton>
        }
      >
        {late && (
          <late.ViewTabsMenuItems
            views={views}
            query={query}
            onChange={change}
            onNaming={setNaming}
            onArranging={() => setArranging(true)}
          />
        )}
      </Menu>
      {arranging && (
        <ArrangeViewsDialog
          views={views}
          onClose={() => setArranging(false)}
          onArrange={(ids) => void change((stored) => arrangeViews(stored, ids))}
        />
      )}
      {naming && (
        <NameViewDialog
          title={naming.kind === "save" ? "Save this view" : `Rename “${naming.view.name}”`}
          name={naming.kind === "save" ? "" : naming.view.name}
          onClose={() => setNaming(undefined)}
          onName={(name) =>
            void change((stored) =>
              naming.kind === "save"
                ? saveView(stored, name, query)
                : renameView(stored, naming.view.id, name),
            )
          }
        />
      )}
    </nav>
  );
}

function useViewKeys(views: readonly SavedView[], onQuery: (query: string) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // The code, because Alt with a digit types another sign on some keyboards.
      const digit = /^Digit([1-9])$/.exec(event.code)?.[1];
      const view = digit && views[Number(digit) - 1];
      if (!view) return;
      event.preventDefault();
      onQuery(view.query);
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [views, onQuery]);
}
