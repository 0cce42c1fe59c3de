import { useStore } from "@/components/ui/use-store";
import { Store } from "@/lib/store";

/**
 * The edited slide of each new card of slides in a post: the separate fields and preview show the same one. It is not
 * part of the draft, so that looking at another slide needs no undo.
 */
const shownSlides = new Store<ReadonlyMap<string, string>>(new Map());

/** Shows a slide of a new card. */
export function showSlide(madeId: string, slideId: string): void {
  if (shownSlides.get().get(madeId) === slideId) return;
  shownSlides.update((all) => new Map([...all, [madeId, slideId]]));
}

/** The shown slide of a card; undefined until one was chosen. */
export const useShownSlide = (madeId: string): string | undefined =>
  useStore(shownSlides, (all) => all.get(madeId));
