"use client";

import { usePathname } from "next/navigation";
import { useTheme } from "next-themes";
import { useEffect, useMemo } from "react";
import { type Command, runOnceThere, useCommands } from "@/components/shell/commands";
import {
  type AccountRoute,
  accountHref,
  useDashboardRoute,
  useOpenRoute,
} from "@/components/shell/dashboard-route";
import { useOverlays } from "@/components/shell/overlays";
import { postForm } from "@/components/shell/post-form";
import { CREATE_KEY, SECTIONS, type Section, wordsOf } from "@/components/shell/sections";
import { useSession } from "@/components/shell/session";
import { useAccountRecord } from "@/components/shell/use-account-record";
import { ENVIRONMENTS } from "@/lib/ads/endpoint";
import { CommandKeys } from "./command-keys";
import { ENVIRONMENT_NAMES } from "./environment-switch";
import { useGo } from "./use-go";
import { rememberVisit } from "./visits";

/** The commands available on every page, and the keys of all commands. Renders nothing. */
export function ShellCommands() {
  const { open } = useOverlays();
  const goTo = useGo();
  const { setTheme, resolvedTheme } = useTheme();
  const { environment } = useDashboardRoute();
  const path = usePathname();
  const { handle, accountId } = useOpenRoute() ?? {};
  const commands = useMemo((): readonly Command[] => {
    const go = (id: string, label: string, keys: string, href: string, words = ""): Command => ({
      id: `go.${id}`,
      group: "Go to",
      label,
      keys,
      words,
      run: () => goTo(href),
    });
    const place =
      handle === undefined || accountId === undefined ? undefined : { environment, handle, accountId };
    const create = (at: AccountRoute, { section, label: group, creates }: Section): readonly Command[] => {
      if (!creates) return [];
      const { command: id, page, alsoIn = [] } = creates;
      const words = wordsOf(creates);
      const href = accountHref(at, section);
      const here = [section, ...alsoIn].some((each) => path === accountHref(at, each));
      if (page) {
        const run = () => goTo(accountHref(at, page));
        return [{ id, group, ...words, ...(here && { keys: CREATE_KEY }), run }];
      }
      // The page itself offers it while it is open.
      const goAndRun = () => {
        runOnceThere(id, href);
        goTo(href);
      };
      return here ? [] : [{ id, group, ...words, run: goAndRun }];
    };
    return [
      {
        id: "shell.palette",
        group: "Everywhere",
        label: "Open the palette",
        keys: "mod+k",
        run: () => open("palette"),
      },
      {
        id: "shell.accounts",
        group: "Everywhere",
        label: "Switch account",
        keys: "g>s",
        words: "account client customer",
        run: () => open("accounts"),
      },
      ...(place
        ? [
            ...SECTIONS.map(({ section, label, keys, words }) =>
              go(section, label, keys, accountHref(place, section), words),
            ),
            go("scheduled", "Scheduled posts", "", accountHref(place, "drafts/scheduled"), "posts queue"),
            go("published", "Published posts", "", accountHref(place, "drafts/published"), "posts"),
            go(
              "calendar",
              "Calendar",
              "g>i",
              accountHref(place, "drafts/calendar"),
              "schedule posts week month plan",
            ),
            ...SECTIONS.flatMap((section) => create(place, section)),
            {
              id: "developer.log",
              group: "Developer",
              label: "Open the request log",
              words: "calls api debug error network",
              run: () => goTo(accountHref(place, "developer")),
            },
            {
              id: "developer.explorer",
              group: "Developer",
              label: "Open the API explorer",
              words: "endpoint try curl",
              run: () => goTo(accountHref(place, "developer/explorer")),
            },
          ]
        : []),
      go("accounts", "Accounts", "g>a", `/${environment}`, "portfolio overview"),
      ...ENVIRONMENTS.filter((each) => each !== environment).map((each) =>
        go(each, `${ENVIRONMENT_NAMES[each]} accounts`, "g>e", `/${each}`, "environment switch"),
      ),
      {
        id: "shell.shortcuts",
        group: "Everywhere",
        label: "Show keyboard shortcuts",
        keys: "?",
        run: () => open("shortcuts"),
      },
      {
        id: "shell.theme",
        group: "Everywhere",
        label: resolvedTheme === "dark" ? "Use the light theme" : "Use the dark theme",
        words: "theme dark light appearance",
        run: () => setTheme(resolvedTheme === "dark" ? "light" : "dark"),
      },
      {
        id: "shell.connect",
        group: "Everywhere",
        label: "Connect another handle",
        words: "login user",
        run: () => postForm("/auth/start", { purpose: "connect", return_to: location.pathname }),
      },
      {
        id: "shell.sign-out",
        group: "Everywhere",
        label: "Sign out",
        words: "log out logout",
        run: () => postForm("/auth/sign-out"),
      },
    ];
  }, [open, goTo, setTheme, resolvedTheme, environment, path, handle, accountId]);
  useCommands(commands);
  return (
    <>
      <CommandKeys />
      {handle !== undefined && accountId !== undefined && (
        <Visit environment={environment} handle={handle} accountId={accountId} />
      )}
    </>
  );
}

/** Notes in this browser that the account was opened. */
function Visit({ environment, handle, accountId }: Parameters<typeof accountHref>[0]) {
  const { person } = useSession();
  const { data } = useAccountRecord({ environment, handle, accountId });
  const name = data?.data.name;
  useEffect(() => {
    if (name !== undefined) void rememberVisit(person.id, { environment, handle, accountId, name });
  }, [person.id, environment, handle, accountId, name]);
  return null;
}
