// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Command } from "@/components/shell/commands";
import { SECTIONS } from "@/components/shell/sections";
import { ShellCommands } from "./shell-commands";

const place = vi.hoisted(() => ({ environment: "live", handle: "mara", accountId: "a1", path: "" }));
const offered = vi.hoisted((): { commands: readonly Command[] } => ({ commands: [] }));
vi.mock("next/navigation", () => ({ usePathname: () => place.path }));
vi.mock("next-themes", () => ({ useTheme: () => ({ setTheme: () => {}, resolvedTheme: "light" }) }));
vi.mock("@/components/shell/commands", () => ({
  runOnceThere: () => {},
  useCommands: (commands: readonly Command[]) => {
    offered.commands = commands;
  },
}));
vi.mock("./command-keys", () => ({ CommandKeys: () => null }));
vi.mock("@/components/shell/overlays", () => ({ useOverlays: () => ({ open: () => {} }) }));
vi.mock("./use-go", () => ({ useGo: () => () => {} }));
vi.mock("@/components/shell/session", () => ({ useSession: () => ({ person: { id: "1" } }) }));
vi.mock("@/components/shell/use-account-record", () => ({ useAccountRecord: () => ({ data: undefined }) }));
vi.mock("@/components/shell/dashboard-route", () => ({
  useDashboardRoute: () => place,
  useOpenRoute: () => place,
  accountHref: (_: object, section: string) => `/live/mara/a1/${section}`,
}));

afterEach(cleanup);

const keysOf = (commands: readonly Command[]) =>
  commands.flatMap(({ keys, run }) => (keys && run ? [keys] : []));

it.each(["live", "sandbox"])("binds no key twice in %s, on whatever page", (environment) => {
  place.environment = environment;
  for (const { section } of SECTIONS) {
    place.path = `/live/mara/a1/${section}`;
    render(<ShellCommands />);
    const keys = keysOf(offered.commands);
    expect(keys.length).toBeGreaterThan(SECTIONS.length);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    cleanup();
  }
});
