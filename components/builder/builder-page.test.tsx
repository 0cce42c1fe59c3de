// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { clear } from "idb-keyval";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountProvider } from "@/components/shell/account";
import { SessionProvider } from "@/components/shell/session";
import { Toaster } from "@/components/ui/toast";
import { ScopeProvider } from "@/lib/ads/client";
import { sampleAudience } from "@/lib/audiences/test-audience";
import type { Builder } from "./builder";
import { BuilderPage } from "./builder-page";
import { answer, changedList, type Draft, LONG, list, service } from "./test-list-builder";

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => {};

/** The behaviour that all builders share. */

const router = { push: vi.fn() };
vi.mock("next/navigation", () => ({
  useRouter: () => router,
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/audiences/new",
}));
vi.mock("@/components/shell/page-header", () => ({
  PageHeader: ({ title, actions }: { title: string; actions?: React.ReactNode }) => (
    <header>
      <h1>{title}</h1>
      {actions}
    </header>
  ),
  PageBody: ({ children }: { children: React.ReactNode }) => children,
}));

beforeEach(() => {
  Object.assign(service, {
    permissions: ["ACCOUNT_ADMIN"],
    made: [],
    changes: {},
    weather: "fair",
    letGo: undefined,
    holds: false,
  });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => answer(url, init));
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(async () => {
  cleanup();
  router.push.mockClear();
  vi.unstubAllGlobals();
  await clear();
});

const session = {
  person: { id: "p1", handle: "mara", name: "Mara" },
  handles: [{ handle: "mara", userId: "22", access: "write", operator: false }],
} as const;

function open<Original = undefined>(builder: Builder<Draft, object, Original>, client = newClient()) {
  return render(
    <QueryClientProvider client={client}>
      <ScopeProvider environment="live" handle="mara">
        <SessionProvider session={session}>
          <AccountProvider environment="live" handle="mara" accountId="a1">
            <BuilderPage builder={builder} />
          </AccountProvider>
          <Toaster />
        </SessionProvider>
      </ScopeProvider>
    </QueryClientProvider>,
  );
}

const newClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const send = () => press("Create list");

async function fill(name: string, description: string) {
  await userEvent.type(await field("Name"), name);
  await userEvent.type(await field("Description"), description);
}

it("points out what is missing where saving is tried, and sends nothing", async () => {
  open(list);
  await userEvent.type(await field("Name"), "x".repeat(LONG + 1));
  expect((await field("Name")).getAttribute("aria-invalid")).toBe("true");
  expect((await field("Description")).getAttribute("aria-invalid")).toBeNull();
  await userEvent.clear(await field("Name"));
  expect((await field("Name")).getAttribute("aria-invalid")).toBeNull();
  await send();
  await waitFor(async () => expect(document.activeElement).toBe(await field("Name")));
  expect(screen.getByText("Give it a name.", { selector: "[role=alert]" })).toBeTruthy();
  expect((await field("Description")).getAttribute("aria-invalid")).toBe("true");
  await press("2 problems to fix");
  await press("Describe it.");
  await waitFor(async () => expect(document.activeElement).toBe(await field("Description")));
  expect(service.made).toEqual([]);
});

it("saves once for two clicks, says so, and goes to what was made", async () => {
  open(list);
  await fill("Readers", "All of them");
  service.holds = true;
  await send();
  await send();
  await waitFor(() => expect(service.letGo).toBeDefined());
  service.letGo?.();
  await screen.findByText("Created Readers");
  expect(service.made).toHaveLength(1);
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/there/made1");
});

it("keeps the draft with its undo for the next visit, until it is saved", async () => {
  const first = open(list);
  await fill("Readers", "All");
  await screen.findByText("Saved on this device");
  first.unmount();
  const second = open(list);
  await screen.findByText(/^Continued from/);
  expect((await field("Description")).value).toBe("All");
  await press("Undo: Description");
  expect((await field("Description")).value).toBe("");
  await press("Redo: Description");
  await send();
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  second.unmount();
  open(list);
  expect((await field("Name")).value).toBe("");
  expect(screen.queryByText(/^Continued from/)).toBeNull();
});

it("starts over where unfinished work is not wanted", async () => {
  const first = open(list);
  await fill("Readers", "All");
  await screen.findByText("Saved on this device");
  first.unmount();
  open(list);
  await press("Start over");
  expect((await field("Name")).value).toBe("");
});

it("is the same draft in two tabs, and is not saved twice", async () => {
  const [one, other] = [open(list), open(list)].map(({ container }) => within(container));
  if (!one || !other) throw new Error("There are no two tabs");
  const name = (tab: typeof one) => tab.findByLabelText<HTMLInputElement>("Name");
  await one.findByText("Saved on this device");
  await other.findByText("Saved on this device");
  await userEvent.type(await name(one), "Readers");
  await userEvent.type(await one.findByLabelText("Description"), "All");
  await waitFor(async () => expect((await name(other)).value).toBe("Readers"));
  await userEvent.click(await one.findByRole("button", { name: "Create list" }));
  await waitFor(async () => expect((await name(other)).value).toBe(""));
  await userEvent.click(await other.findByRole("button", { name: "Create list" }));
  expect(service.made).toHaveLength(1);
});

it("shows what cannot be changed here now, and changes nothing of it", async () => {
  const { unmount } = open(list);
  await fill("Readers", "All");
  await screen.findByText("Saved on this device");
  unmount();
  open({ ...list, useKnown: () => ({ readOnly: true, notice: "It is open in another tab." }) });
  const name = await field("Name");
  await waitFor(() => expect(name.value).toBe("Readers"));
  expect(name.closest("[inert]")).not.toBeNull();
  expect(screen.getByText("It is open in another tab.").closest("[inert]")).toBeNull();
  expect(screen.queryByRole("button", { name: "Start over" })).toBeNull();
  await userEvent.keyboard("{Control>}z{/Control}");
  expect(name.value).toBe("Readers");
  await userEvent.type(name, "!", { skipClick: true });
  expect(name.value).toBe("Readers");
});

it("shows a refusal at its field and loses nothing that was typed", async () => {
  open(list);
  await fill("Readers", "All");
  service.weather = "refused";
  await send();
  await screen.findByText("The list was not created.");
  const description = await field("Description");
  expect(screen.getByText("Taken already.", { selector: "[role=alert]" })).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(description));
  expect(description.value).toBe("All");
  expect(screen.queryByText("The list was not created")).toBeNull();
  // The refusal was about the previous text.
  await userEvent.type(description, " of them");
  expect(screen.queryByText("Taken already.")).toBeNull();
  await press("Undo: Description");
  await waitFor(async () => expect((await field("Description")).value).not.toBe("All of them"));
});

it("finds what was made although its answer was lost", async () => {
  open(list);
  await fill("Readers", "All");
  service.weather = "lost after";
  await send();
  await screen.findByText("Created Readers");
  expect(service.made).toHaveLength(1);
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/there/made1");
});

it("says that nothing was made where the call was lost on its way", async () => {
  open(list);
  await fill("Readers", "All");
  service.weather = "lost before";
  await send();
  await screen.findByText("The list was not created");
  service.weather = "fair";
  await send();
  await waitFor(() => expect(router.push).toHaveBeenCalled());
  expect(service.made).toHaveLength(1);
});

it("leaves the page alone that was opened meanwhile, and says there how it went", async () => {
  const page = open(list);
  await fill("Readers", "All");
  service.holds = true;
  await send();
  await waitFor(() => expect(service.letGo).toBeDefined());
  page.unmount();
  render(<Toaster />);
  service.letGo?.();
  await screen.findByText("Created Readers");
  expect(router.push).not.toHaveBeenCalled();
});

it("is closed to a role that could not save anything", async () => {
  service.permissions = ["CREATIVE_MANAGER"];
  open(list);
  await screen.findByText("Your role may not use new lists");
  expect(screen.queryByLabelText("Name")).toBeNull();
});

it("says why nothing can be saved yet, and saves nothing", async () => {
  open({ ...list, useKnown: () => ({ closed: "Reading the library…" }) });
  await fill("Readers", "All");
  await send();
  expect((await screen.findByRole("button", { name: "Create list" })).getAttribute("aria-disabled")).toBe(
    "true",
  );
  expect(service.made).toEqual([]);
});

it("says why there is nothing to begin with", async () => {
  open({
    ...list,
    useStart: () => ({ state: "impossible", title: "It cannot be copied", why: "It is odd." }),
  });
  await screen.findByText("It cannot be copied");
  expect(screen.getByRole("link", { name: "All audiences" })).toBeTruthy();
});

it("is complete only where nothing is left to look at, and advice does not block it", async () => {
  open(list);
  await fill("Plain", "All");
  expect(screen.queryByText("Complete")).toBeNull();
  expect(screen.getByRole("button", { name: "Ready, 1 suggestion" })).toBeTruthy();
  await userEvent.type(await field("Name"), "er");
  await screen.findByText("Complete");
});

const typeJson = async (text: string) => {
  await press("JSON");
  await userEvent.clear(await field("Request body"));
  await userEvent.type(await field("Request body"), text);
};

it("saves nothing from a text that cannot be read, and keeps the text", async () => {
  open(list);
  await fill("Readers", "All");
  await typeJson('{{"name": "Others');
  await press("1 problem to fix");
  await screen.findByRole("button", {
    name: "The JSON text cannot be read, so nothing can be created from it. Line 1: A quote is missing.",
  });
  await send();
  await press("JSON");
  expect((await field("Name")).value).toBe("Readers");
  await send();
  expect(service.made).toEqual([]);
  expect((await field("Request body")).value).toBe('{"name": "Others');
  await userEvent.type(await field("Request body"), '", "description": "Some"}');
  await send();
  await screen.findByText("Created Others");
});

it("goes back to what it holds when the text is discarded", async () => {
  open(list);
  await fill("Readers", "All");
  await typeJson("nothing");
  await press("Discard changes");
  expect((await field("Request body")).value).toBe('{"name":"Readers","description":"All"}');
});

const existing = () =>
  service.made.push(sampleAudience({ id: "made1", name: "Readers", description: "All" }));

it("sends of a record what was touched, and goes to it although its new version is on screen already", async () => {
  existing();
  open(changedList);
  await userEvent.type(await field("Description"), " of them");
  await press("Save changes");
  await screen.findByText("Changed Readers");
  expect(service.changes).toEqual({ description: "All of them" });
  expect(router.push).toHaveBeenCalledExactlyOnceWith("/there/made1");
});

it("goes on with what was typed when the record is changed elsewhere meanwhile", async () => {
  existing();
  const client = newClient();
  open(changedList, client);
  await userEvent.type(await field("Description"), " of them");
  service.made = [
    sampleAudience({ id: "made1", name: "Others", description: "None", updated_at: "2026-11-21T08:00:00Z" }),
  ];
  await client.invalidateQueries();
  expect((await field("Description")).value).toBe("All of them");
  await press("Save changes");
  await screen.findByText("Changed Others");
  expect(service.changes).toEqual({ description: "All of them" });
});

it("begins with what was read last, as long as nothing is typed", async () => {
  existing();
  const client = newClient();
  open(changedList, client);
  expect((await field("Name")).value).toBe("Readers");
  service.made = [sampleAudience({ id: "made1", name: "Others", updated_at: "2026-11-21T08:00:00Z" })];
  await client.invalidateQueries();
  await waitFor(async () => expect((await field("Name")).value).toBe("Others"));
  expect(screen.queryByText(/^Continued from/)).toBeNull();
});
