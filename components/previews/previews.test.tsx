// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { attachmentView } from "@/lib/previews/attachment-view";
import { postView } from "@/lib/previews/post-view";
import { AttachmentDrawing, PostDrawing } from "./post-drawing";
import { CardPreview, ConversationPreview, PollPreview, PostPreview } from "./previews";

vi.mock("@/components/shell/account", () => ({ useAccount: () => ({ account: undefined }) }));

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

const nothing = () => undefined;
const image = () => ({ media_type: "IMAGE", media_url: "https://media.example/1.png" });
const conversation = {
  card_type: "IMAGE_CONVERSATION",
  media_key: "3_1",
  title: "Pick one",
  first_cta: "tulips",
  first_cta_post: "I plant them",
  thank_you_text: "Thanks",
  unlocked_image_media_key: "3_2",
};

describe("previews", () => {
  it("draw whatever they get", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (post, card) => {
        render(<PostDrawing post={postView({ post, card, media: () => card })} />);
        render(<AttachmentDrawing attachment={attachmentView(card, nothing)} />);
        cleanup();
      }),
      { numRuns: 60 },
    );
  });

  it("have their own theme, device and worst case", async () => {
    const { container } = render(<CardPreview card={{ components: [] }} media={nothing} />);
    const frame = () => container.querySelector("[data-preview-frame]");
    expect(frame()?.getAttribute("data-look")).toBe("light");
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(frame()?.getAttribute("data-look")).toBe("dark");
    await userEvent.click(screen.getByRole("radio", { name: "Black" }));
    expect(frame()?.getAttribute("data-look")).toBe("black");
    await userEvent.click(screen.getByRole("radio", { name: "Desktop" }));
    await userEvent.click(screen.getByRole("switch", { name: "Small screen, large text" }));
    expect(frame()?.hasAttribute("data-worst")).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Phone" }).checked).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Desktop" }));
    expect(frame()?.hasAttribute("data-worst")).toBe(false);
  });

  it("drop a handle of which only a letter or two would be left beside a long name", () => {
    const author = { name: "Mercado Jacarandá", screen_name: "mercado" };
    const drawn = (clientWidth: number) => {
      vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(clientWidth);
      vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(70);
      const view = postView({ post: { text: "Hola" }, author, media: nothing });
      render(<PostDrawing post={view} />);
      const handle = screen.getByText("@mercado");
      cleanup();
      return handle;
    };
    expect(drawn(20).hidden).toBe(true);
    expect(drawn(60).hidden).toBe(false);
    expect(drawn(70).hidden).toBe(false);
    vi.restoreAllMocks();
  });

  it("leave app cards away on a desktop, and say so", async () => {
    const button = { type: "BUTTON", label: { value: "PLAY" }, destination: { store_b_app_id: "a.b" } };
    render(<CardPreview card={{ components: [button] }} media={nothing} />);
    expect(screen.getByText("Play")).toBeTruthy();
    await userEvent.click(screen.getByRole("radio", { name: "Desktop" }));
    expect(screen.queryByText("Play")).toBeNull();
    expect(screen.getByText(/shown on phones only/)).toBeTruthy();
  });

  it("as pictures are out of reach of the keyboard", () => {
    const still = { device: "mobile", theme: "light", worstCase: false } as const;
    render(<ConversationPreview card={conversation} media={image} still={still} />);
    const picture = screen.getByRole("img", { name: "Preview of the conversation" });
    expect(picture.querySelector("[inert]")).not.toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("show samples of votes when asked to, and mark them as samples", async () => {
    render(<PollPreview card={{ first_choice: "A", second_choice: "B" }} media={nothing} />);
    expect(screen.queryByText("61%")).toBeNull();
    await userEvent.click(screen.getByRole("switch", { name: "Sample votes" }));
    expect(screen.getByText("sample numbers")).toBeTruthy();
    expect(screen.getByText("61%")).toBeTruthy();
  });

  it("say that a post is an ad unless it is one for followers", async () => {
    const client = new QueryClient();
    const preview = (nullcast: boolean) => (
      <QueryClientProvider client={client}>
        <PostPreview post={{ text: "x", nullcast }} media={nothing} />
      </QueryClientProvider>
    );
    const { rerender } = render(preview(true));
    expect(await screen.findByText("Ad")).toBeTruthy();
    rerender(preview(false));
    expect(screen.queryByText("Ad")).toBeNull();
  });
});

describe("a conversation", () => {
  it("goes from the card through the reader's post to the thanks and what is unlocked, and back", async () => {
    const user = userEvent.setup();
    const { container } = render(<ConversationPreview card={conversation} media={image} />);
    await user.click(screen.getByRole("button", { name: "Post #tulips" }));
    const text = await screen.findByRole("textbox", { name: "The reader's post" });
    expect(text).toHaveProperty("value", "I plant them #tulips");
    expect(screen.getByLabelText("260 characters left")).toBeTruthy();
    const going = container.querySelector<HTMLElement>('[data-part="going-along"]');
    expect(going && within(going).getByText("Pick one")).toBeTruthy();
    expect(going?.querySelector("img")?.getAttribute("src")).toBe("https://media.example/1.png");
    await user.clear(text);
    const post = screen.getByRole("button", { name: "Post" });
    expect(post.getAttribute("aria-disabled")).toBe("true");
    await user.click(post);
    expect(screen.queryByText("Thanks")).toBeNull();
    await user.type(text, "Hello");
    await user.click(post);
    const thanks = container.querySelector<HTMLElement>('[data-part="thanks"]');
    expect(thanks && within(thanks).getByText("Thanks")).toBeTruthy();
    expect(thanks?.querySelector("img")).not.toBeNull();
    await user.click(screen.getByRole("button", { name: "Back to the card" }));
    expect(document.activeElement?.textContent).toBe("Post #tulips");
  });
});
