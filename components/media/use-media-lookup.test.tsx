// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CardPreview, PostPreview } from "@/components/previews/previews";
import { sampleMedia } from "@/lib/media/test-media";
import { useMediaLookup } from "./use-media-lookup";

const library = vi.hoisted(() => ({ byKey: new Map<string, unknown>() }));
vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ account: undefined }) }));
vi.mock("./use-media-library", () => ({
  useMediaByKey: () => ({ byKey: library.byKey, complete: true, error: null }),
}));

/** Loads the pictures that the test defines: 1080 pixels wide, with the height in their address. */
class Picture {
  static loaded: string[] = [];
  static waiting: (() => void)[] = [];
  onload: (() => void) | undefined;
  onerror: (() => void) | undefined;
  naturalWidth = 1_080;
  naturalHeight = 0;
  set src(address: string) {
    Picture.loaded.push(address);
    const [, height] = /\/h(\d+)\./.exec(address) ?? [];
    this.naturalHeight = Number(height ?? 0);
    Picture.waiting.push(() => (height ? this.onload?.() : this.onerror?.()));
  }
}

beforeEach(() => {
  Picture.loaded = [];
  Picture.waiting = [];
  vi.stubGlobal("Image", Picture);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = (...keys: string[]) => ({
  card_type: "IMAGE_WEBSITE",
  components: [
    keys.length > 1
      ? { type: "SWIPEABLE_MEDIA", media_keys: keys }
      : { type: "MEDIA", media_key: keys[0] ?? "" },
    { type: "DETAILS", title: "Autumn", destination: { type: "WEBSITE", url: "https://northwind.com" } },
  ],
});

const put = (key: string, file: string) =>
  library.byKey.set(key, sampleMedia({ media_key: key, media_url: `https://media.example/${file}` }));

function Everywhere({ keys }: { keys: readonly string[] }) {
  const media = useMediaLookup();
  return (
    <>
      <CardPreview card={card(...keys)} media={media} label="In Cards" />
      <PostPreview
        post={{ text: "x", card_uri: "card://1" }}
        card={card(...keys)}
        media={media}
        label="In a draft"
      />
      <PostPreview post={{ text: "x", media_keys: keys.slice(0, 1) }} media={media} label="Alone" />
    </>
  );
}

const draw = (drawn: ReactElement) =>
  render(<QueryClientProvider client={new QueryClient()}>{drawn}</QueryClientProvider>);

/** Lets requested pictures load. */
async function arrive(count: number) {
  await waitFor(() => expect(Picture.waiting).toHaveLength(count));
  for (const picture of Picture.waiting) picture();
}

const ratiosIn = (label: string) =>
  [...screen.getByRole("region", { name: label }).querySelectorAll<HTMLElement>('[data-part="media"]')].map(
    (box) => (box.querySelector("img") ? Number(box.style.aspectRatio) : "waits"),
  );

it("draws a picture that is not measured yet in its own ratio, the same in every preview", async () => {
  put("3_11", "h1080.png");
  draw(<Everywhere keys={["3_11"]} />);
  await screen.findByRole("region", { name: "In a draft" });
  expect(ratiosIn("In Cards")).toEqual(["waits"]);
  await arrive(1);
  await waitFor(() => expect(ratiosIn("In Cards")).toEqual([1]));
  expect(ratiosIn("In a draft")).toEqual([1]);
  expect(Picture.loaded).toEqual(["https://media.example/h1080.png"]);
});

it("gives all slides the ratio of the first", async () => {
  put("3_21", "h1080.png");
  put("3_22", "h565.png");
  draw(<Everywhere keys={["3_21", "3_22"]} />);
  await arrive(2);
  await waitFor(() => expect(ratiosIn("In a draft")).toEqual([1, 1]));
  expect(ratiosIn("In Cards")).toEqual([1, 1]);
});

it("does not wait for a picture that cannot be loaded", async () => {
  put("3_31", "gone.png");
  draw(<Everywhere keys={["3_31"]} />);
  await arrive(1);
  await waitFor(() => expect(ratiosIn("In Cards")).toEqual([1.91]));
});

it("shares and saves nothing while a picture is still measured", async () => {
  draw(
    <PostPreview
      post={{ text: "x", media_keys: ["3_1"] }}
      media={() => "pending"}
      label="Waits"
      name="Autumn"
    />,
  );
  expect((await screen.findByRole("button", { name: "Share preview" })).getAttribute("aria-disabled")).toBe(
    "true",
  );
  expect(screen.getByRole("button", { name: "Save as PNG" }).getAttribute("aria-disabled")).toBe("true");
});
