// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { keepLatestAddress } from "./keep-latest-address";

beforeEach(() => {
  keepLatestAddress(history);
  history.pushState({ __NA: true }, "", "/explorer");
});

const address = () => `${location.pathname}${location.search}`;
const nuqs = (method: "pushState" | "replaceState", url: string) => history[method](null, "", url);
/** Next writes the rendered address. */
const drawn = (url: string) => history.replaceState({ __NA: true, tree: url }, "", url);

it("stays where a search and a step were written while Next draws older ones", () => {
  nuqs("replaceState", "/explorer?q=li");
  nuqs("replaceState", "/explorer?q=list");
  drawn("/explorer?q=li");
  expect(address()).toBe("/explorer?q=list");
  nuqs("pushState", "/explorer?q=list&endpoint=a");
  drawn("/explorer?q=list");
  expect(address()).toBe("/explorer?q=list&endpoint=a");
  expect(history.state).toEqual({ __NA: true, tree: "/explorer?q=list" });
  drawn("/explorer?q=list&endpoint=a");
  expect(address()).toBe("/explorer?q=list&endpoint=a");
});

it("stays where the state before the first of them is drawn once more", () => {
  nuqs("replaceState", "/explorer?q=list");
  drawn("/explorer");
  expect(address()).toBe("/explorer?q=list");
});

it("goes where Next leads, and where the history does", async () => {
  nuqs("replaceState", "/explorer?q=list");
  drawn("/elsewhere");
  expect(address()).toBe("/elsewhere");
  nuqs("replaceState", "/elsewhere?q=a");
  history.pushState({ __NA: true }, "", "/elsewhere");
  expect(address()).toBe("/elsewhere");
  nuqs("pushState", "/elsewhere?panel=p");
  await new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    history.back();
  });
  drawn("/elsewhere");
  expect(address()).toBe("/elsewhere");
});

it("comes to rest where it began when what was written is taken back", () => {
  nuqs("replaceState", "/explorer?q=a");
  nuqs("replaceState", "/explorer");
  drawn("/explorer");
  expect(address()).toBe("/explorer");
});
