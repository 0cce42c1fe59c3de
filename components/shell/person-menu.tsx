"use client";

import { ChevronsUpDown, Keyboard, LogOut, Plus, Unplug } from "lucide-react";
import { useTheme } from "next-themes";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Dialog } from "@/components/ui/dialog";
import { Menu, MenuChoice, MenuGroup, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { counted } from "@/lib/counted";
import { useOverlays } from "./overlays";
import { postForm } from "./post-form";
import { type ConnectedHandle, useSession } from "./session";

export const THEMES = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

const here = () => `${location.pathname}${location.search}`;

/** The person and everything that is about them: handles, theme, shortcuts, signing out. */
export function PersonMenu({ collapsed }: { collapsed: boolean }) {
  const { person, handles } = useSession();
  const { theme = "system", setTheme } = useTheme();
  const { open } = useOverlays();
  const [leaving, setLeaving] = useState<ConnectedHandle>();
  return (
    <>
      <Menu
        side="top"
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
              <span className="block truncate text-sm text-text-muted">
                {counted(handles.length, "handle")} connected
              </span>
            </span>
            {!collapsed && <ChevronsUpDown size={14} aria-hidden className="shrink-0 text-text-muted" />}
          </button>
        }
      >
        <MenuGroup label="Connected handles">
          {handles.map((each) => (
            <MenuItem
              key={each.handle}
              icon={<Unplug size={14} aria-hidden />}
              onSelect={() => setLeaving(each)}
            >
              Disconnect @{each.handle}
              {each.access === "read" && <span className="text-text-muted"> (read-only)</span>}
            </MenuItem>
          ))}
        </MenuGroup>
        <MenuItem
          icon={<Plus size={14} aria-hidden />}
          onSelect={() => postForm("/auth/start", { purpose: "connect", return_to: here() })}
        >
          Connect another handle
        </MenuItem>
        <MenuSeparator />
        <MenuChoice
          label="Theme"
          value={THEMES.find(({ value }) => value === theme)?.value ?? "system"}
          onValueChange={setTheme}
          options={THEMES}
        />
        <MenuSeparator />
        <MenuItem icon={<Keyboard size={14} aria-hidden />} keys="?" onSelect={() => open("shortcuts")}>
          Keyboard shortcuts
        </MenuItem>
        <MenuItem icon={<LogOut size={14} aria-hidden />} onSelect={() => postForm("/auth/sign-out")}>
          Sign out
        </MenuItem>
      </Menu>
      <Dialog
        open={leaving !== undefined}
        onOpenChange={(stays) => {
          if (!stays) setLeaving(undefined);
        }}
        width="narrow"
        title={`Disconnect @${leaving?.handle ?? ""}`}
        description="Flightdeck gives its access back to the service and forgets it. Accounts that only this handle reaches disappear here; nothing changes in them."
        footer={
          <>
            <Button onClick={() => setLeaving(undefined)}>Keep it</Button>
            <Button
              tone="danger"
              onClick={() => {
                if (leaving) postForm("/auth/disconnect", { handle: leaving.handle, return_to: here() });
              }}
            >
              Disconnect @{leaving?.handle}
            </Button>
          </>
        }
      />
    </>
  );
}
