import { expect, it, vi } from "vitest";
import { Store } from "./store";

it("notifies its listeners of every value, until they leave", () => {
  const store = new Store(0);
  const heard: number[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set(1);
  store.set(2);
  leave();
  store.set(3);
  expect(heard).toEqual([1, 2]);
  expect([store.getInitial(), store.get()]).toEqual([0, 3]);
});

it("lets a listener leave while all are notified", () => {
  const store = new Store("");
  const second = vi.fn();
  const leave = store.subscribe(() => leave());
  store.subscribe(second);
  store.set("a");
  store.set("b");
  expect(second).toHaveBeenCalledTimes(2);
});
