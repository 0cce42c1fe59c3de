import { expect, it, vi } from "vitest";
import { pendingById, pendingChanges } from "./pending-changes";

it("shows later changes over earlier ones, and forgets each by itself", () => {
  const pending = pendingChanges<{ name?: string; total?: string }>();
  const onChange = vi.fn();
  pending.store.subscribe(onChange);
  const forgetFirst = pending.begin([{ id: "a", change: { name: "Spring", total: "1" } }]);
  const forgetSecond = pending.begin([
    { id: "a", change: { name: "Summer" } },
    { id: "b", change: { name: "Autumn" } },
  ]);
  const now = () => Object.fromEntries(pendingById(pending.store.get()));
  expect(now()).toEqual({ a: { name: "Summer", total: "1" }, b: { name: "Autumn" } });
  forgetSecond(["b"]);
  expect(now()).toEqual({ a: { name: "Summer", total: "1" } });
  forgetFirst();
  forgetSecond();
  expect(now()).toEqual({});
  const calls = onChange.mock.calls.length;
  forgetSecond();
  expect(onChange).toHaveBeenCalledTimes(calls);
});
