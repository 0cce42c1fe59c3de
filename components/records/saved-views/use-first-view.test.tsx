// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { SavedView } from "@/lib/grid/saved-views";
import { useFirstView } from "./use-first-view";

const VIEW: SavedView = { id: "mine", name: "Mine", query: "sort=bid-desc" };

/** Opens a section by an address; its first view is known later. */
function opened(search: string) {
  history.replaceState(null, "", `/${search}`);
  const open = vi.fn();
  const { rerender } = renderHook(({ view }) => useFirstView(view, open), {
    initialProps: { view: undefined as SavedView | undefined },
  });
  return { open, known: () => rerender({ view: VIEW }) };
}

afterEach(() => history.replaceState(null, "", "/"));

describe("the view that was put first", () => {
  it("opens where the address says nothing, once", () => {
    const { open, known } = opened("");
    known();
    known();
    expect(open.mock.calls).toEqual([[VIEW]]);
  });

  it("keeps a view that was chosen before it was known", () => {
    const { open, known } = opened("?status=paused");
    history.pushState(null, "", "/");
    known();
    expect(open).not.toHaveBeenCalled();
  });
});
