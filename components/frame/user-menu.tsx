"use client";

import { ChevronsUpDown } from "lucide-react";
import { useState } from "react";
import { type ConnectedHandle, useSession } from "@/components/shell/session";
import { classNames } from "@/components/ui/class-names";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { Menu } from "@/components/ui/menu";
import { counted } from "@/lib/format/plurals";

const items = new LazyModule(() => import("./user-menu-items"));
const dialog = new LazyModule(() => import("./disconnect-dialog"));

/** How many handles there are, and which are read-only. */
function connectedWords(handles: readonly ConnectedHandle[]): string {
  const all = counted(handles.length, "handle");
  const reading = handles.filter(({ access }) => access === "read").length;
  if (reading === 0) return `${all} connected`;
  return reading === handles.length ? `${all}, read-only` : `${all}, ${reading} read-only`;
}

/** The person's name, with a menu: handles, theme, shortcuts, signing out. */
export function UserMenu({ collapsed }: { collapsed: boolean }) {
  const { person, handles } = useSession();
  const [leaving, setLeaving] = useState<ConnectedHandle>();
  const lateItems = useLazyModule(items, false);
  const lateDialog = useLazyModule(dialog, leaving !== undefined);
  return (
    <>
      <Menu
        side="top"
        items={items}
        trigger={
          <button
            type="button"
            className={classNames(
              "flex w-full items-center gap-2 rounded-md p-1.5 text-left hover:bg-surface-hover data-popup-open:bg-surface-hover",
              collapsed && "justify-center",
            )}
          >
            <span
              aria-hidden
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-inverse font-semibold text-on-inverse text-xs"
            >
              {[...person.handle][0]?.toUpperCase()}
            </span>
            <span className={collapsed ? "sr-only" : "min-w-0 flex-1"}>
              <span className="block truncate font-medium">@{person.handle}</span>
              <span className="block truncate text-sm text-text-muted">{connectedWords(handles)}</span>
            </span>
            {!collapsed && <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />}
          </button>
        }
      >
        {lateItems && <lateItems.UserMenuItems onDisconnect={setLeaving} />}
      </Menu>
      {lateDialog && <lateDialog.DisconnectDialog handle={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}
