"use client";

import { Menu } from "@base-ui/react/menu";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { type MenuChoiceProps, MenuOptions, menuItemClass } from "./menu";
import { menuPopupClass } from "./menu-popup";

interface SubMenuProps {
  label: string;
  /** The current choice, beside the label. */
  value?: string | undefined;
  /** Three items side by side: for lists taller than a window. */
  wide?: boolean;
  children: ReactNode;
}

/** Menu items behind a parent item. Its code is larger: for lazily loaded menus. */
export function SubMenu({ label, value, wide = false, children }: SubMenuProps) {
  return (
    <Menu.SubmenuRoot closeParentOnEsc>
      <Menu.SubmenuTrigger className={classNames(menuItemClass, "data-popup-open:bg-surface-hover")}>
        <span className="flex-1">{label}</span>
        {value !== undefined && <span className="min-w-0 truncate text-text-muted">{value}</span>}
        <ChevronRight size={14} aria-hidden className="shrink-0 text-text-muted" />
      </Menu.SubmenuTrigger>
      <Menu.Portal>
        <Menu.Positioner alignOffset={-5} collisionPadding={8} className="z-50 outline-none">
          <Menu.Popup tabIndex={0} className={classNames(menuPopupClass, wide ? "w-2xl" : "max-w-80")}>
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.SubmenuRoot>
  );
}

/** Items of a wide one, down its left side first. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className="columns-3 gap-1 *:break-inside-avoid">{children}</div>
);

/** One of a few behind an item with the current one. */
export function SubMenuChoice<Value extends string>({ label, ...choice }: MenuChoiceProps<Value>) {
  const chosen = choice.options.find(({ value }) => value === choice.value);
  return (
    <SubMenu label={label} value={chosen?.label}>
      <MenuOptions {...choice} />
    </SubMenu>
  );
}
