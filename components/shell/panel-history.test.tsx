// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { NuqsTestingAdapter, type UrlUpdateEvent } from "nuqs/adapters/testing";
import { afterEach, expect, it, vi } from "vitest";
import { useAudienceView } from "@/components/audiences/use-audience-view";
import { useCampaignView } from "@/components/campaigns/view/use-campaign-view";
import { useCardsView } from "@/components/cards/use-cards-view";
import { useConversationsView } from "@/components/conversations/use-conversations-view";
import { useLogView } from "@/components/developer/use-log-view";
import { useDraftsView } from "@/components/drafts/use-drafts-view";
import { usePostsView } from "@/components/drafts/use-posts-view";
import { useFundingView } from "@/components/funding/use-funding-view";
import { useLineItemsView } from "@/components/line-items/use-line-items-view";
import { useMediaView } from "@/components/media/use-media-view";
import { usePollsView } from "@/components/polls/use-polls-view";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const openedBy = <View extends { openPanel: (id: string | null) => void }>(use: () => View) => ({
  use: () => use().openPanel,
});

it.each([
  ["campaigns", { use: () => useCampaignView().setPanel }],
  ["line items", { use: () => useLineItemsView().setPanel }],
  ["funding", openedBy(useFundingView)],
  ["audiences", openedBy(useAudienceView)],
  ["cards", openedBy(useCardsView)],
  ["conversations", openedBy(useConversationsView)],
  ["polls", openedBy(usePollsView)],
  ["drafts", openedBy(useDraftsView)],
  ["posts", openedBy(usePostsView)],
  ["media", openedBy(useMediaView)],
  ["requests", openedBy(useLogView)],
])(
  "lets Back close the panel of %s: opening it is a step, the next one and closing are none",
  async (_, { use }) => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const steps: string[] = [];
    const onUrlUpdate = ({ options, queryString }: UrlUpdateEvent) =>
      steps.push(`${options.history} ${queryString}`);
    const { result } = renderHook(use, {
      wrapper: ({ children }) => (
        <NuqsTestingAdapter onUrlUpdate={onUrlUpdate} hasMemory rateLimitFactor={0}>
          {children}
        </NuqsTestingAdapter>
      ),
    });
    for (const id of ["c1", "c2", null]) {
      const before = steps.length;
      act(() => result.current(id));
      await act(() => vi.waitFor(() => expect(steps.length).toBeGreaterThan(before)));
    }
    expect(steps).toEqual(["push ?panel=c1", "replace ?panel=c2", "replace "]);
  },
);
