// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import type { Post } from "@/lib/ads/endpoints/posts";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { eventually } from "@/lib/time/test-eventually";
import { PromoteDialog } from "./promote-dialog";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/drafts/published",
}));

const ofPosts = { name: "Prospecting", product_type: "PROMOTED_POST" } as const;
const items = [
  sampleLineItem({ ...ofPosts, id: "one", campaign_id: "spring" }),
  sampleLineItem({ ...ofPosts, id: "two", campaign_id: "noel" }),
  sampleLineItem({ ...ofPosts, id: "account", name: "Followers", product_type: "PROMOTED_ACCOUNT" }),
];
const post: Post = {
  id: "77",
  id_str: "77",
  post_id: "77",
  created_at: "Sat Jun 24 05:08:30 +0000 2017",
  name: "Look",
  text: "Look at what is new",
  full_text: "Look at what is new",
  post_type: "PUBLISHED",
  nullcast: true,
  card_uri: null,
  media_keys: [],
  conversation_settings: "EVERYONE",
  user: { id: "22", id_str: "22" },
};
const NAMES: Readonly<Record<string, string>> = { spring: "Spring sale", noel: "Coffrets de Noël" };

const service = { promoted: [] as string[], stopped: [] as string[], refuses: "" };

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const lineItem = searchParams.get("line_item_id") ?? "";
  if (init.method === "POST" && pathname.endsWith("/promoted_posts")) {
    if (lineItem === service.refuses) {
      const errors = [
        { code: "INCOMPATIBLE_LINE_ITEM", message: `Line Item ${lineItem} cannot hold promoted posts` },
      ];
      return json({ errors, request: { params: {} } }, 400);
    }
    service.promoted.push(lineItem);
    const at = "2026-11-25T10:00:00Z";
    const record = {
      id: `p${lineItem}`,
      created_at: at,
      updated_at: at,
      deleted: false,
      line_item_id: lineItem,
    };
    const rest = { post_id: "77", entity_status: "ACTIVE", approval_status: "ACCEPTED" };
    return json({ data: [{ ...record, ...rest }], next_cursor: null, request: {} });
  }
  if (init.method === "DELETE") {
    const id = pathname.split("/").at(-1) ?? "";
    service.stopped.push(id);
    const at = "2026-11-25T10:00:00Z";
    const record = {
      id,
      created_at: at,
      updated_at: at,
      deleted: true,
      line_item_id: id.slice(1),
      post_id: "77",
    };
    return json({ data: { ...record, entity_status: "ACTIVE", approval_status: "ACCEPTED" }, request: {} });
  }
  return pathname.endsWith("/a1") || pathname.includes("access")
    ? json({}, 500)
    : json({ data: [], next_cursor: null, request: {} });
}

const closed = vi.fn();

beforeEach(() => {
  Object.assign(service, { promoted: [], stopped: [], refuses: "" });
  closed.mockReset();
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => answer(url, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open() {
  const list = {
    records: items,
    complete: true,
    pending: false,
    fetching: false,
    error: null,
    updatedAt: 0,
    refetch: () => {},
    resume: () => {},
  };
  render(
    <AccountPage>
      <PromoteDialog
        post={post}
        items={list}
        already={new Set()}
        campaignName={(id) => NAMES[id] ?? id}
        zone="Europe/Paris"
        onClose={closed}
      />
    </AccountPage>,
  );
  return within(await screen.findByRole("dialog"));
}

it("offers line items with their campaigns, only those that can take a post, and finds them by either name", async () => {
  const user = userEvent.setup();
  const dialog = await open();
  const names = () => dialog.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(names()).toEqual([
    expect.stringContaining("ProspectingSpring sale"),
    expect.stringContaining("ProspectingCoffrets de Noël"),
  ]);
  await user.type(dialog.getByRole("searchbox"), "noel");
  expect(names()).toEqual([expect.stringContaining("Coffrets de Noël")]);
});

it("promotes with several at once after saying what follows, and takes it back", async () => {
  const user = userEvent.setup();
  const dialog = await open();
  for (const box of dialog.getAllByRole("checkbox")) await user.click(box);
  expect(dialog.getByText("The post starts showing at once.")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Promote with 2 line items" }));
  expect(await screen.findByText("Promoted Look with 2 line items")).toBeDefined();
  expect(service.promoted).toEqual(["one", "two"]);
  expect(closed).toHaveBeenCalled();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await eventually(() => expect(service.stopped).toEqual(["pone", "ptwo"]));
});

it("says once which line item refused, and keeps it chosen", async () => {
  service.refuses = "two";
  const user = userEvent.setup();
  const dialog = await open();
  for (const box of dialog.getAllByRole("checkbox")) await user.click(box);
  await user.click(dialog.getByRole("button", { name: "Promote with 2 line items" }));
  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toMatch(/^Not promoted/);
  expect(alert.textContent?.match(/Prospecting/g)).toHaveLength(1);
  expect(closed).not.toHaveBeenCalled();
  expect(dialog.getByRole("button", { name: "Promote with 1 line item" })).toBeDefined();
});
