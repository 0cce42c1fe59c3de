// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { UnreachableError } from "@/lib/ads/errors";
import { wordsTest } from "@/lib/text/characters";
import { ListPicker, type PickedFrom } from "./list-picker";

afterEach(cleanup);

interface Post {
  readonly id: string;
  readonly name: string;
  readonly author: string;
}

const posts: readonly Post[] = Array.from({ length: 120 }, (_, index) => ({
  id: `p${index}`,
  name: index === 7 ? "Spring café" : `Post ${index}`,
  author: "Kestrel Air",
}));

const all: PickedFrom<Post> = { records: posts, complete: true, error: null, resume: () => {} };

const shared = (list: PickedFrom<Post>) => ({
  title: "Choose a post",
  many: "posts",
  placeholder: "Name",
  list,
  find: (search: string) => list.records.filter(({ name }) => wordsTest(search)(name)),
  rowOf: ({ id, name, author }: Post) => ({ id, name, parent: author, about: "A post" }),
  none: "Nothing is published yet.",
  onClose: () => {},
});

const rows = async () =>
  within(await screen.findByRole("list", { name: "Posts" })).queryAllByRole("listitem");
const search = async (words: string) => userEvent.type(await screen.findByLabelText("Search posts"), words);

describe("a choice of one", () => {
  const open = (list = all, onPick = vi.fn()) => {
    render(<ListPicker {...shared(list)} choice={{ of: "one", onPick }} />);
    return onPick;
  };

  it("is made with one click, by name and what it belongs to", async () => {
    const onPick = open();
    await search("CAFE");
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Spring café Kestrel Air A post" }));
    expect(onPick).toHaveBeenCalledExactlyOnceWith(posts[7]);
  });

  it("shows no more than can be read, and says how to find the others", async () => {
    open();
    expect(await rows()).toHaveLength(100);
    expect(screen.getByText("The first 100 of 120 posts. Search for the others.")).toBeTruthy();
  });

  it("says that there is nothing, or that nothing matches", async () => {
    open({ ...all, records: [] });
    await screen.findByText("Nothing is published yet.");
    await search("x");
    await screen.findByText("Nothing matches.");
  });

  it("says what could not be read, and reads on", async () => {
    const resume = vi.fn();
    const error = new UnreachableError("unreachable");
    open({ records: [], complete: false, error, resume });
    await screen.findByText("Posts could not be read");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(resume).toHaveBeenCalledOnce();
    cleanup();
    open({ records: posts.slice(0, 2), complete: false, error, resume });
    await screen.findByText("Only the first 2 posts were read.");
    expect(await rows()).toHaveLength(2);
  });
});

function Several({ onSend }: { onSend: (ids: string[]) => void }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <ListPicker
      {...shared(all)}
      choice={{
        of: "several",
        chosen,
        onChosenChange: setChosen,
        takenReason: ({ id }) => (id === "p0" ? "Promoted already" : undefined),
        action: { label: `Promote ${chosen.size}`, onClick: () => onSend([...chosen]) },
      }}
    />
  );
}

describe("a choice of several", () => {
  it("keeps what is chosen through a search, counts it, and leaves out what is taken", async () => {
    const send = vi.fn();
    render(<Several onSend={send} />);
    const taken = await screen.findByRole<HTMLInputElement>("checkbox", {
      name: /^Post 0 .*Promoted already/,
    });
    expect([taken.checked, taken.disabled]).toEqual([true, true]);
    await userEvent.click(screen.getByRole("checkbox", { name: /^Post 1 / }));
    await search("spring");
    await userEvent.click(await screen.findByRole("checkbox", { name: /^Spring/ }));
    expect(screen.getByText("2 selected")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Promote 2" }));
    expect(send).toHaveBeenCalledExactlyOnceWith(["p1", "p7"]);
  });
});
