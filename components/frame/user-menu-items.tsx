"use client";

import { Keyboard, LogOut, Plus, Unplug } from "lucide-react";
import { useTheme } from "next-themes";
import { useOverlays } from "@/components/shell/overlays";
import { postForm, returnHere } from "@/components/shell/post-form";
import { type ConnectedHandle, useSession } from "@/components/shell/session";
import { MenuChoice, MenuGroup, MenuItem, MenuSeparator } from "@/components/ui/menu";

const THEMES = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Everything about the person: handles, theme, shortcuts, signing out. */
export function UserMenuItems({ onDisconnect }: { onDisconnect: (handle: ConnectedHandle) => void }) {
  const { handles } = useSession();
  const { theme = "system", setTheme } = useTheme();
  const { open } = useOverlays();
  return (
    <>
      <MenuGroup label="Connected handles">
        {handles.map((each) => (
          <MenuItem
            key={each.handle}
            icon={<Unplug size={14} aria-hidden />}
            onSelect={() => onDisconnect(each)}
          >
            Disconnect @{each.handle}
            {each.access === "read" && <span className="text-text-muted"> (read-only)</span>}
          </MenuItem>
        ))}
      </MenuGroup>
      <MenuItem
        icon={<Plus size={14} aria-hidden />}
        onSelect={() => postForm("/auth/start", { purpose: "connect", return_to: returnHere() })}
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
    </>
  );
}
