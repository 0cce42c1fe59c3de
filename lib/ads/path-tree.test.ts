import { expect, it } from "vitest";
import { PathTree } from "./path-tree";

const tree = new PathTree<string>();
for (const path of [
  "/accounts",
  "/accounts/:account_id",
  "/accounts/:account_id/cards/:card_id",
  "/accounts/:account_id/cards/poll",
  "/accounts/:account_id/cards/poll/:card_id",
  "/accounts/:account_id/:resource/all",
])
  tree.add(path, path);

it.each([
  ["/accounts", []],
  ["/accounts/a1", ["a1"]],
  ["/accounts/a1/cards/poll", ["a1"]],
  ["/accounts/a1/cards/poll/c1", ["a1", "c1"]],
  ["/accounts/a1/cards/c1", ["a1", "c1"]],
  // The literal does not match, the parameter does.
  ["/accounts/a1/cards/all", ["a1", "all"]],
  ["/accounts/a1/polls/all", ["a1", "polls"]],
])("finds %s", (path, segments) => {
  expect(tree.find(path)?.segments).toEqual(segments);
});

it("puts a literal segment before a parameter in its place", () => {
  expect(tree.find("/accounts/a1/cards/poll")?.value).toBe("/accounts/:account_id/cards/poll");
  expect(tree.find("/accounts/a1/cards/poll", (value) => value.endsWith(":card_id"))).toEqual({
    value: "/accounts/:account_id/cards/:card_id",
    segments: ["a1", "poll"],
  });
});

it.each([
  "",
  "/",
  "accounts",
  "/accounts/",
  "/accounts//cards/c1",
  "/accounts/a1/cards",
  "/accounts/a1/b/c/d",
])("finds nothing at %j", (path) => expect(tree.find(path)).toBeUndefined());

it("finds nothing by a property of every object", () => {
  expect(tree.find("/constructor")).toBeUndefined();
  expect(tree.find("/__proto__")).toBeUndefined();
});
