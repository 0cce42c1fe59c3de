// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { Menu } from "@/components/ui/menu";
import type { ShownView } from "@/lib/saved-items/shown-view";
import { ShownViewMenuItems } from "./shown-view-menu-items";

afterEach(cleanup);

const VIEW: ShownView = { id: "a", name: "Stuck", query: "status=not-serving" };

function Views({ inStore, remove }: { inStore: boolean; remove: (view: ShownView) => Promise<void> }) {
  const nothing = async () => {};
  const saved = {
    views: [VIEW],
    first: undefined,
    loaded: true,
    inStore,
    shareReason: undefined,
    offered: [],
    openFirst: nothing,
    save: nothing,
    rename: nothing,
    replace: nothing,
    give: nothing,
    arrange: nothing,
    bringOver: nothing,
    leaveOnDevice: nothing,
    remove,
  };
  return (
    <Menu trigger={<button type="button">Views</button>}>
      <ShownViewMenuItems
        saved={saved}
        view={VIEW}
        closed={undefined}
        onNaming={() => {}}
        onDeleting={() => {}}
      />
    </Menu>
  );
}

it("deletes a view by an entry that was there before it was known whether there is a store", async () => {
  const user = userEvent.setup();
  const remove = vi.fn(async () => {});
  const { rerender } = render(<Views inStore remove={remove} />);
  await user.click(screen.getByRole("button", { name: "Views" }));
  const entry = await screen.findByRole("menuitem", { name: "Delete “Stuck”" });
  rerender(<Views inStore={false} remove={remove} />);
  await user.click(entry);
  expect(remove).toHaveBeenCalledWith(VIEW);
});
