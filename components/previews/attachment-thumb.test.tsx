// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { postAttachment } from "@/lib/previews/attachment-view";
import { AttachmentThumb } from "./attachment-thumb";

afterEach(cleanup);

const media = (key: string) =>
  key === "3_1"
    ? { media_key: key, media_type: "IMAGE", media_url: "https://media.example/boots.png" }
    : {
        media_key: key,
        media_type: "VIDEO",
        media_url: "https://media.example/boots.mp4",
        poster_media_url: "https://media.example/poster.png",
      };

function stillOf(post: object, card?: object): string | null | undefined {
  cleanup();
  const { container } = render(<AttachmentThumb view={postAttachment(post, card, media)} />);
  return container.querySelector("img")?.getAttribute("src");
}

it("shows the first picture of a post, the poster of a video, and how many there are", () => {
  expect(stillOf({ media_keys: ["3_1"], card_uri: null })).toBe("https://media.example/boots.png");
  expect(stillOf({ media_keys: ["13_1"], card_uri: null })).toBe("https://media.example/poster.png");
  expect(stillOf({ media_keys: ["3_1", "13_1"], card_uri: null })).toBe("https://media.example/boots.png");
  expect(screen.getByTitle("2 media").textContent).toBe("2");
});

it("shows the picture of the card of a post, of whatever kind", () => {
  const post = { media_keys: [], card_uri: "card://1" };
  expect(stillOf(post, { card_type: "IMAGE_POLLS", media_key: "3_1", first_choice: "Yes" })).toBe(
    "https://media.example/boots.png",
  );
  expect(stillOf(post, { card_type: "TEXT_POLLS", first_choice: "Yes" })).toBeUndefined();
  expect(stillOf({ media_keys: [], card_uri: null })).toBeUndefined();
});
