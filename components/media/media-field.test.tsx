// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { AD_FORMATS } from "@/lib/media/ad-formats";
import { sampleMedia } from "@/lib/media/test-media";
import { MediaField } from "./media-field";

const library = vi.hoisted(() => ({ byKey: new Map<string, unknown>() }));
vi.mock("./use-media-library", () => ({
  useMediaByKey: () => ({ byKey: library.byKey, complete: true, error: null }),
}));
vi.mock("./media-picker", () => ({ MediaPicker: () => null }));

afterEach(cleanup);

const KEYS = ["3_1", "3_2", "3_3", "3_4"];
for (const key of KEYS) library.byKey.set(key, sampleMedia({ media_key: key, name: `Picture ${key}` }));

function Field({ disabledReason }: { disabledReason?: string }) {
  const [keys, setKeys] = useState<readonly string[]>(KEYS);
  return (
    <MediaField
      label="Media"
      allowed={AD_FORMATS.post}
      max={4}
      value={keys}
      onChange={setKeys}
      disabledReason={disabledReason}
    />
  );
}

const order = () =>
  screen.getAllByRole("button", { name: /^Remove/ }).map(({ ariaLabel }) => ariaLabel?.slice(-3));

it("puts the images of a draft in another order, by handle or by Alt and an arrow", async () => {
  const user = userEvent.setup();
  render(<Field />);
  screen.getByRole("button", { name: "Move Picture 3_4" }).focus();
  await user.keyboard("{ArrowUp}");
  expect(order()).toEqual(["3_1", "3_2", "3_4", "3_3"]);
  screen.getByRole("button", { name: "Remove Picture 3_1" }).focus();
  await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(order()).toEqual(["3_2", "3_1", "3_4", "3_3"]);
  expect(screen.getByRole("status").textContent).toBe("Picture 3_1 moved to place 2 of 4");
});

it("moves nothing while the choice cannot be changed", () => {
  render(<Field disabledReason="Only looking is allowed." />);
  expect(screen.queryByRole("button", { name: /^Move/ })).toBeNull();
});
