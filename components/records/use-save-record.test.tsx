// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSaveCampaign } from "@/components/campaigns/use-save-campaign";
import { useSaveLineItem } from "@/components/line-items/use-save-line-item";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { eventually } from "@/lib/time/test-eventually";
import { AccountPage } from "./test-account-page";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/campaigns",
}));

const ID = "x1";
const status = (entity_status: string) => ({ entity_status });

/** One record of a service: `hold` delays the answer to the next change. */
const service = {
  record: {} as Record<string, unknown>,
  sent: [] as string[],
  held: [] as (() => void)[],
  hold: 0,
  cut: false,
};
const answered = (data: unknown) => new Response(JSON.stringify({ data, next_cursor: null, request: {} }));

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (init.method === "PUT") {
    const change = Object.fromEntries(searchParams);
    service.sent.push(change.entity_status ?? JSON.stringify(change));
    if (service.hold > 0) {
      service.hold -= 1;
      await new Promise<void>((go) => service.held.push(go));
    }
    Object.assign(service.record, change);
    if (service.cut) throw new TypeError("Connection reset");
    return answered({ ...service.record });
  }
  if (pathname.endsWith("/a1") || pathname.includes("access")) return new Response("{}", { status: 500 });
  return answered(pathname.endsWith(ID) ? { ...service.record } : [{ ...service.record }]);
}

beforeEach(() => {
  Object.assign(service, { sent: [], held: [], hold: 0, cut: false });
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => answer(url, init));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Save = (wished: { entity_status: "ACTIVE" | "PAUSED" }) => Promise<unknown>;

function ofCampaign(name: string): Save {
  const campaign = sampleCampaign({ id: ID, name });
  service.record = { ...campaign };
  const { result } = renderHook(() => useSaveCampaign({ accountId: "a1", zone: "UTC" }), {
    wrapper: AccountPage,
  });
  return (wished) => result.current.save({ ...campaign, ...opposite(wished) }, wished);
}

function ofLineItem(name: string): Save {
  const item = sampleLineItem({ id: ID, name });
  service.record = { ...item };
  const { result } = renderHook(useSaveLineItem, { wrapper: AccountPage });
  return (wished) => result.current.save({ ...item, ...opposite(wished) }, wished);
}

/** As the page shows it, which is ahead of the service. */
const opposite = ({ entity_status }: { entity_status: "ACTIVE" | "PAUSED" }) =>
  ({ entity_status: entity_status === "ACTIVE" ? "PAUSED" : "ACTIVE" }) as const;

describe.each([
  ["campaign", ofCampaign],
  ["line item", ofLineItem],
])("a change of a %s", (what, open) => {
  it("reaches the service after the one before it, however long that takes", async () => {
    const save = open(`${what} in turn`);
    service.hold = 1;
    await act(() =>
      Promise.all([
        save({ entity_status: "PAUSED" }),
        save({ entity_status: "ACTIVE" }),
        eventually(() => {
          expect(service.held).toHaveLength(1);
          service.held[0]?.();
        }),
      ]),
    );
    expect(service.sent).toEqual(["PAUSED", "ACTIVE"]);
    expect(service.record).toMatchObject(status("ACTIVE"));
    await screen.findByText(`Resumed ${what} in turn`);
  });

  it("is shown with Undo, and the undo can be undone too", async () => {
    const save = open(`${what} there and back`);
    await act(() => save({ entity_status: "PAUSED" }));
    await screen.findByText(`Paused ${what} there and back`);
    await userEvent.click(await screen.findByText("Undo"));
    await screen.findByText(`Undone: Paused ${what} there and back`);
    expect(service.record).toMatchObject(status("ACTIVE"));
    await userEvent.click(await screen.findByText("Redo"));
    await eventually(() => expect(service.record).toMatchObject(status("PAUSED")));
  });

  it("is taken back by Ctrl+Z, also before it is answered", async () => {
    const save = open(`${what} by keys`);
    service.hold = 1;
    const saved = save({ entity_status: "PAUSED" });
    await act(() => eventually(() => expect(service.held).toHaveLength(1)));
    fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
    service.held[0]?.();
    await saved;
    await screen.findByText(`Undone: Paused ${what} by keys`);
    expect(service.sent).toEqual(["PAUSED", "ACTIVE"]);
  });

  it("is looked up where its answer was lost, and not called unmade where it was made", async () => {
    const save = open(`${what} cut off`);
    service.cut = true;
    await act(() => save({ entity_status: "PAUSED" }));
    await screen.findByText(`Paused ${what} cut off`);
    expect(screen.queryByText(/was not paused/)).toBeNull();
    expect(service.sent).toEqual(["PAUSED"]);
  });

  it("stays where a colleague has changed the same since", async () => {
    const save = open(`${what} of a colleague`);
    await act(() => save({ entity_status: "PAUSED" }));
    await screen.findByText(`Paused ${what} of a colleague`);
    service.record.entity_status = "DRAFT";
    fireEvent.keyDown(document.body, { key: "z", metaKey: true });
    await screen.findByText(`Not undone: ${what} of a colleague was changed since`);
    expect(service.sent).toEqual(["PAUSED"]);
    expect(screen.getAllByText(/Status is draft now/i)).not.toHaveLength(0);
  });
});

it("offers no way back where there is none", async () => {
  const campaign = sampleCampaign({ id: ID, name: "Started", entity_status: "DRAFT" });
  service.record = { ...campaign };
  const { result } = renderHook(() => useSaveCampaign({ accountId: "a1", zone: "UTC" }), {
    wrapper: AccountPage,
  });
  await act(() => result.current.save(campaign, { entity_status: "ACTIVE" }));
  await screen.findByText("Resumed Started");
  expect(screen.queryByText("Undo")).toBeNull();
  fireEvent.keyDown(document.body, { key: "z", ctrlKey: true });
  await act(async () => {});
  expect(service.sent).toEqual(["ACTIVE"]);
});

it("leaves Ctrl+Z to what is typed", async () => {
  const save = ofCampaign("Typed");
  render(<input aria-label="Search" />);
  await act(() => save({ entity_status: "PAUSED" }));
  await screen.findByText("Paused Typed");
  fireEvent.keyDown(screen.getByLabelText("Search"), { key: "z", ctrlKey: true });
  await act(async () => {});
  expect(service.sent).toEqual(["PAUSED"]);
});
