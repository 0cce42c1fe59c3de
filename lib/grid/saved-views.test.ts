import { expect, it } from "vitest";
import { addView, moveView, newView, viewAround, viewQuery, viewShown } from "./saved-views";

it("recognises a view again however its address is spelt, whatever is open beside it", () => {
  expect(viewQuery("?sort=name-asc&status=PAUSED&panel=8wku2")).toBe(
    viewQuery("status=PAUSED&sort=name-asc"),
  );
});

it("is the same view whichever days its figures are of, and whatever is drawn of them", () => {
  expect(viewQuery("status=PAUSED&range=30d&compare=before&chart=spend")).toBe(viewQuery("status=PAUSED"));
});

it("is saved with its name and its address as they count", () => {
  const view = newView(" Mine ", "?status=PAUSED");
  expect(addView([], view)).toEqual([view]);
  expect(view).toMatchObject({ name: "Mine", query: "status=PAUSED" });
});

const named = (...names: string[]) => names.map((name) => ({ id: name, name, query: "" }));
const order = (views: readonly { readonly id: string }[]) => views.map(({ id }) => id).join(" ");

it("is put behind the one it was made from, or at the end", () => {
  const [made] = named("made");
  if (!made) throw new Error("Nothing was made");
  expect(order(addView(named("a", "b"), made, "a"))).toBe("a made b");
  expect(order(addView(named("a", "b"), made, "b"))).toBe("a b made");
  expect(order(addView(named("a", "b"), made, "built-in"))).toBe("a b made");
});

it("is the one of several with the same address that was opened last", () => {
  const views = named("a", "b");
  expect(viewShown(views, "", "b")?.id).toBe("b");
  expect(viewShown(views, "", undefined)?.id).toBe("a");
  expect(viewShown(views, "status=ACTIVE", "b")).toBeUndefined();
});

it("is left by no group that is opened or closed, and by everything else", () => {
  const views = [
    { id: "grouped", name: "By status", query: "closed=-&group=status" },
    { id: "folded", name: "Paused closed", query: "closed=PAUSED&group=status" },
  ];
  expect(viewAround(views, "closed=-ACTIVE&group=status", "grouped")).toBe("grouped");
  expect(viewAround(views, "group=status", undefined)).toBe("grouped");
  expect(viewAround(views, "closed=PAUSED&group=status", "grouped")).toBe("folded");
  expect(viewAround(views, "closed=-&group=funding", "grouped")).toBeUndefined();
});

it("is moved to another place, and no farther than the ends", () => {
  const views = named("a", "b", "c");
  expect(order(moveView(views, "a", 1))).toBe("b a c");
  expect(order(moveView(views, "c", 0))).toBe("c a b");
  expect(order(moveView(views, "a", -1))).toBe("a b c");
  expect(order(moveView(views, "b", 9))).toBe("a c b");
  expect(order(moveView(views, "unknown", 0))).toBe("a b c");
});
