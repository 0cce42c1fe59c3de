"use client";

import type { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import { LazyModule, useLazyModule } from "./lazy-module";
import { type TriggerProps, useOpener } from "./opener";

/** The parts of a menu; loaded as soon as one can be open. */
type Parts = typeof Base;

const PartsContext = createContext<Parts | undefined>(undefined);

function useParts(): Parts {
  const parts = useContext(PartsContext);
  if (!parts) throw new Error("A menu's item stands outside of a menu");
  return parts;
}

const popup = new LazyModule(() => import("./menu-popup"));

interface MenuProps {
  /** The button that opens it; it takes a ref and props. */
  trigger: ReactElement<TriggerProps>;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  /** Lazy code of the items: the menu opens once it has loaded. */
  items?: LazyModule<unknown>;
  children: ReactNode;
}

/** Actions in a list that opens from a button. */
export function Menu({ trigger, align = "start", side = "bottom", items = popup, children }: MenuProps) {
  const opener = useOpener(trigger, "menu");
  const late = useLazyModule(popup, opener.wanted);
  const ready = useLazyModule(items, opener.wanted) !== undefined;
  return (
    <>
      {opener.trigger}
      {late && ready && (
        <PartsContext value={late.MenuParts}>
          <late.MenuPopup
            open={opener.open}
            onOpenChange={opener.setOpen}
            anchor={opener.anchor}
            byKeyboard={opener.byKeyboard}
            align={align}
            side={side}
          >
            {children}
          </late.MenuPopup>
        </PartsContext>
      )}
    </>
  );
}

export const menuItemClass =
  "flex min-h-7 w-full select-none items-center gap-2 rounded-sm px-2 py-1 text-left outline-none data-highlighted:bg-surface-hover";

interface MenuItemProps {
  icon?: ReactNode;
  keys?: string;
  tone?: "neutral" | "danger";
  /** Why it is disabled. The item stays reachable and shows the reason. */
  disabledReason?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, keys, tone, disabledReason, onSelect, children }: MenuItemProps) {
  const Parts = useParts();
  return (
    <Parts.Item
      closeOnClick={!disabledReason}
      aria-disabled={disabledReason ? true : undefined}
      onClick={() => {
        if (!disabledReason) onSelect();
      }}
      className={classNames(menuItemClass, tone === "danger" && !disabledReason && "text-blocked")}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className={disabledReason ? "text-text-muted" : undefined}>{children}</span>
        {disabledReason && <span className="block text-sm text-text-muted">{disabledReason}</span>}
      </span>
      {keys && <Kbd keys={keys} className="max-sm:hidden pointer-coarse:hidden" />}
    </Parts.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
  /** The menu stays open, because the choice affects other items in it. */
  staysOpen?: boolean;
}

/** One of a few inside a menu. */
export function MenuChoice<Value extends string>({ label, ...options }: MenuChoiceProps<Value>) {
  return (
    <MenuGroup label={label}>
      <MenuOptions {...options} />
    </MenuGroup>
  );
}

/** The same, inside a group that has the label. */
export function MenuOptions<Value extends string>({
  value,
  onValueChange,
  options,
  staysOpen = false,
}: Omit<MenuChoiceProps<Value>, "label">) {
  const Parts = useParts();
  return (
    <Parts.RadioGroup
      value={value}
      onValueChange={(chosen: unknown) => {
        const option = options.find((each) => each.value === chosen);
        if (option) onValueChange(option.value);
      }}
    >
      {options.map((option) => (
        <Parts.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick={!staysOpen}
          className={menuItemClass}
        >
          <span className="min-w-0 flex-1">{option.label}</span>
          <Parts.RadioItemIndicator>
            <Check size={14} aria-hidden className="text-accent-text" />
          </Parts.RadioItemIndicator>
        </Parts.RadioItem>
      ))}
    </Parts.RadioGroup>
  );
}

interface MenuCheckProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A checkbox in a menu; the menu stays open, so that several can be set. */
export function MenuCheck({ checked, onCheckedChange, children }: MenuCheckProps) {
  const Parts = useParts();
  return (
    <Parts.CheckboxItem checked={checked} onCheckedChange={onCheckedChange} className={menuItemClass}>
      <span className="min-w-0 flex-1">{children}</span>
      <Parts.CheckboxItemIndicator>
        <Check size={14} aria-hidden className="text-accent-text" />
      </Parts.CheckboxItemIndicator>
    </Parts.CheckboxItem>
  );
}

export function MenuSeparator() {
  const Parts = useParts();
  return <Parts.Separator className="-mx-1 my-1 h-px bg-line" />;
}

/** A heading above the items it is about. */
export function MenuGroup({ label, children }: { label?: ReactNode; children: ReactNode }) {
  const Parts = useParts();
  return (
    <Parts.Group>
      {label !== undefined && (
        <Parts.GroupLabel className="px-2 pt-1.5 pb-0.5 text-sm text-text-muted">{label}</Parts.GroupLabel>
      )}
      {children}
    </Parts.Group>
  );
}
