import { parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { useMemo } from "react";
import { usePanelStep } from "@/components/ui/use-panel-step";
import { MEDIA_TYPES } from "@/lib/ads/endpoints/media-library";
import { AD_FORMAT_IDS } from "@/lib/media/ad-formats";
import { MEDIA_SORTS, type MediaSort, RATIO_FILTERS } from "@/lib/media/media-view";

const state = {
  view: parseAsStringLiteral(["grid", "list"]).withDefault("grid"),
  q: parseAsString.withDefault(""),
  type: parseAsStringLiteral(MEDIA_TYPES),
  ratio: parseAsStringLiteral(RATIO_FILTERS),
  fits: parseAsStringLiteral(AD_FORMAT_IDS),
  /** A tag's name, or UNTAGGED. */
  tag: parseAsString,
  sort: parseAsStringLiteral(MEDIA_SORTS).withDefault("created-desc"),
  /** The medium whose panel is open. */
  panel: parseAsString,
};

/** What the media page shows, stored in the address. */
export function useMediaView() {
  const [values, set] = useQueryStates(state);
  const { q, type, ratio, fits, tag } = values;
  const filter = useMemo(
    () => ({
      search: q,
      type: type ?? undefined,
      ratio: ratio ?? undefined,
      fits: fits ?? undefined,
      tag: tag ?? undefined,
    }),
    [q, type, ratio, fits, tag],
  );
  const openPanel = usePanelStep("panel", values.panel, (panel, step) => set({ panel }, step));
  return {
    ...values,
    filter,
    filtered: q !== "" || type !== null || ratio !== null || fits !== null || tag !== null,
    set,
    setSort: (sort: MediaSort) => void set({ sort }),
    openPanel,
    clear: () => void set({ q: null, type: null, ratio: null, fits: null, tag: null }),
  };
}

export type MediaViewState = ReturnType<typeof useMediaView>;
