// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { afterEach, expect, it, vi } from "vitest";
import { useLogView } from "@/components/developer/use-log-view";
import { usePostsView } from "@/components/drafts/use-posts-view";
import { useMediaView } from "@/components/media/use-media-view";
import { recordView, useRecordView } from "@/components/records/use-record-view";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { eventually } from "@/lib/time/test-eventually";
import { listInAddress, useListView } from "./use-list-view";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const LISTED = listInAddress({ sortable: ["name"] }, { column: "name", descending: false });
const SEEN = recordView(CAMPAIGN_RECORDS);

const openedBy = <View extends { openPanel: (id: string | null) => void }>(use: () => View) => ({
  use: () => use().openPanel,
});

it.each([
  ["campaigns and line items", { use: () => useRecordView(SEEN).setPanel }],
  ["funding, audiences, cards, polls and the like", openedBy(() => useListView(LISTED))],
  ["posts", openedBy(usePostsView)],
  ["media", openedBy(useMediaView)],
  ["requests", openedBy(useLogView)],
])("takes the step back that opening the panel of %s was", async (_, { use }) => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  window.history.pushState(null, "", "/list");
  const before = window.history.length;
  const { result } = renderHook(use, { wrapper: NuqsAdapter });
  const panel = () => new URLSearchParams(window.location.search).get("panel");
  const open = async (id: string | null) => {
    act(() => result.current(id));
    await act(() => eventually(() => expect(panel()).toBe(id)));
  };

  await open("c1");
  await open("c2");
  expect(window.history.length, "opening is one step, going on to the next none").toBe(before + 1);
  await open(null);
  // Closing sometimes calls this twice, for the key and as the panel unmounts.
  act(() => result.current(null));

  act(() => window.history.forward());
  await act(() => eventually(() => expect(panel(), "Forward opens it again").toBe("c2")));
  act(() => window.history.back());
  await act(() => eventually(() => expect(panel(), "Back closes it").toBeNull()));
  expect(window.history.length).toBe(before + 1);
});

it("leaves the address as it stands where the list was filtered since, or the panel came with the address", async () => {
  window.history.replaceState(null, "", "/list?panel=p1");
  const { result } = renderHook(() => useListView(LISTED), { wrapper: NuqsAdapter });
  const address = () => `${window.location.pathname}${window.location.search}`;
  const step = async (take: () => void, then: string) => {
    act(take);
    await act(() => eventually(() => expect(address()).toBe(then)));
  };

  await step(() => result.current.openPanel(null), "/list");
  await step(() => result.current.openPanel("p2"), "/list?panel=p2");
  await step(() => result.current.setSearch("tea"), "/list?panel=p2&q=tea");
  await step(() => result.current.openPanel(null), "/list?q=tea");
});
