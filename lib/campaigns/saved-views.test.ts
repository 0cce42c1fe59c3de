import { expect, it } from "vitest";
import { deleteView, renameView, saveView, updateView, viewQuery } from "./saved-views";

it("knows a view again however its address is spelt, whatever is open beside it", () => {
  expect(viewQuery("?sort=name-asc&status=PAUSED&panel=8wku2")).toBe(
    viewQuery("status=PAUSED&sort=name-asc"),
  );
});

it("is saved, renamed, updated and deleted", () => {
  const [view] = saveView([], " Mine ", "?status=PAUSED");
  if (!view) throw new Error("Nothing was saved");
  expect(view).toMatchObject({ name: "Mine", query: "status=PAUSED" });
  expect(renameView([view], view.id, "Ours")[0]).toMatchObject({ name: "Ours", query: "status=PAUSED" });
  expect(updateView([view], view.id, "status=ACTIVE")[0]).toMatchObject({
    name: "Mine",
    query: "status=ACTIVE",
  });
  expect(deleteView([view], view.id)).toEqual([]);
});
