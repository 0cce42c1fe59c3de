// @vitest-environment jsdom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { postView } from "@/lib/previews/post-view";
import { eventually } from "@/lib/time/test-eventually";
import { ShareDialog } from "./share-dialog";

vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ account: undefined }) }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "clipboard");
});

const NAMES = ["Teaser", "Question", "Launch"];
const sheets = NAMES.map((name) => [
  { name, view: postView({ post: { text: name }, media: () => undefined }) },
]);

/** Answers of the dashboard, one per request: a refusal with its status, or a link. */
function answers(...given: readonly (number | "link")[]) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { posts } = JSON.parse(body);
    asked.push(posts[0].name);
    const answer = given[asked.length - 1];
    return answer === "link"
      ? Response.json(
          { url: `https://dash.example/approve/${posts[0].name}`, until: "2026-12-05T10:00:00.000Z" },
          { status: 201 },
        )
      : Response.json({ errors: [{ code: "NO", message: `Refused ${answer}` }] }, { status: answer ?? 500 });
  });
  return asked;
}

const make = async (name: RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const linesNow = () =>
  within(screen.getByRole("list", { name: "Links" }))
    .getAllByRole("listitem")
    .map((item) => within(item).queryByRole<HTMLInputElement>("textbox")?.value ?? item.textContent);

it("goes past a post that no link can hold, and makes what is missing alone", async () => {
  const asked = answers("link", 413, "link", "link");
  render(<ShareDialog sheets={sheets} onClose={() => {}} />);
  await make(/^Create and copy 3 links$/);
  await screen.findByRole("button", { name: "Create the other 1" });
  expect(linesNow()).toEqual([
    "https://dash.example/approve/Teaser",
    "QuestionRefused 413.",
    "https://dash.example/approve/Launch",
  ]);
  await make(/^Create the other 1$/);
  await screen.findByRole("button", { name: "Copy 3 links" });
  expect(asked).toEqual(["Teaser", "Question", "Launch", "Question"]);
  expect(screen.queryByText(/Refused/)).toBeNull();
});

it("puts a link on the clipboard as it is made, and leaves it in sight where the browser refuses", async () => {
  const copied: string[] = [];
  let allows = true;
  const writeText = async (text: string) => {
    if (!allows) throw new Error("not allowed");
    copied.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  answers("link", "link");
  const { unmount } = render(<ShareDialog sheets={sheets.slice(0, 1)} onClose={() => {}} />);
  await make(/^Create and copy link$/);
  await screen.findByRole("button", { name: "Copy link" });
  await eventually(() => expect(copied).toEqual(["https://dash.example/approve/Teaser"]));
  unmount();

  allows = false;
  render(<ShareDialog sheets={sheets.slice(1, 2)} onClose={() => {}} />);
  await make(/^Create and copy link$/);
  await screen.findByRole("button", { name: "Copy link" });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Link" }).value).toMatch(/Question$/);
  expect(copied).toHaveLength(1);
});

it("asks for no more once none would be made", async () => {
  const asked = answers("link", 429);
  render(<ShareDialog sheets={sheets} onClose={() => {}} />);
  await make(/^Create and copy 3 links$/);
  await screen.findByText("Some links were not made");
  expect(asked).toEqual(["Teaser", "Question"]);
  expect(linesNow().slice(1)).toEqual(["QuestionRefused 429.", "LaunchNot made yet"]);
});

it("stops when it is closed", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    asked.push(body);
    return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  });
  const { unmount } = render(<ShareDialog sheets={sheets} onClose={() => {}} />);
  await make(/^Create and copy 3 links$/);
  unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect(asked).toHaveLength(1);
});
