// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { weigh } from "@/lib/post-text/weigh";
import { conversationView } from "@/lib/previews/conversation-view";
import { ReadersPost } from "./readers-post";

afterEach(cleanup);

const show = (post: string, onChange = vi.fn()) => {
  render(
    <ReadersPost
      field="first_cta_post"
      label="Pre-filled post"
      action={{ hashtag: "yes", post }}
      error={undefined}
      onChange={onChange}
    />,
  );
  return onChange;
};

describe("ReadersPost", () => {
  it.each([
    "あ".repeat(200),
    "See https://www.example.com/a/very/long/address/of/a/page #yes",
    "Yes, #YESTERDAY",
  ])("counts %j as the reader's composer of the preview does", (post) => {
    show(post);
    const { actions } = conversationView({ first_cta: "#yes", first_cta_post: post }, () => undefined);
    const { length } = weigh(actions[0]?.post.text ?? "");
    expect(screen.getByText(`${length} of 280 characters`)).toBeTruthy();
  });

  it("takes out what is invisible and not allowed in posts", async () => {
    const onChange = show("a\ufeffb");
    await userEvent.click(screen.getByRole("button", { name: "Remove invisible characters" }));
    expect(onChange).toHaveBeenCalledWith("ab");
  });
});
