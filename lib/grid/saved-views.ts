import { moved } from "@/lib/lists/arrange";

/** A saved view: a name for an address, so that it can be shared by sharing the address. */
export interface SavedView {
  readonly id: string;
  readonly name: string;
  /** The address's query, without temporary parameters: `status=PAUSED&sort=name-asc`. */
  readonly query: string;
}

/** The views of a grid. */
export interface GridViews {
  /** Key of the saved ones on the device. */
  readonly key: string;
  /** Those that are always there, in front. */
  readonly builtIn: readonly SavedView[];
}

/** Parameters of the shown figures: they stay from view to view, whichever list is shown. */
export const FIGURE_PARAMETERS = ["range", "compare", "chart", "drawn"] as const;

/** Parameters of what a panel shows beside its record. */
export const PANEL_PARAMETERS = ["breakdown", "reach", "posts", "hours", "effect"] as const;

/** Parameters of what is open now, rather than of the view of the list. */
const MOMENTARY = ["panel", ...PANEL_PARAMETERS, ...FIGURE_PARAMETERS];

/** The canonical query: sorted, without temporary parameters, so that equal views compare equal. */
export function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of MOMENTARY) params.delete(name);
  params.sort();
  return params.toString();
}

export const newView = (name: string, search: string): SavedView => ({
  id: crypto.randomUUID(),
  name: name.trim(),
  query: viewQuery(search),
});

/** Adds a view: right behind `behind` where that is among the views, else at the end. */
export function addView(views: readonly SavedView[], view: SavedView, behind?: string): SavedView[] {
  const place = views.findIndex(({ id }) => id === behind) + 1 || views.length;
  return views.toSpliced(place, 0, view);
}

/** The view of an address. Of several with the same address it is the one that was opened last, if any. */
export function viewShown(
  views: readonly SavedView[],
  query: string,
  openedLast: string | undefined,
): SavedView | undefined {
  const shown = views.filter((view) => view.query === query);
  return shown.find(({ id }) => id === openedLast) ?? shown[0];
}

/** The id of the view around an address: opening and closing groups stays within a view. */
export function viewAround(
  views: readonly SavedView[],
  query: string,
  openedLast: string | undefined,
): string | undefined {
  const unfolded = views.map((view) => ({ ...view, query: withoutClosed(view.query) }));
  const around = viewShown(views, query, openedLast) ?? viewShown(unfolded, withoutClosed(query), openedLast);
  return around?.id;
}

function withoutClosed(query: string): string {
  const params = new URLSearchParams(query);
  params.delete("closed");
  return params.toString();
}

/** The view at another place, clamped to the list. */
export const moveView = <View extends SavedView>(views: readonly View[], id: string, to: number): View[] =>
  moved(
    views,
    views.findIndex((view) => view.id === id),
    to,
  );
