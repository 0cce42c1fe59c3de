"use client";

import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import Link from "next/link";
import type { ReactElement, ReactNode } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";

interface MenuProps {
  /** The button that opens it; it takes a ref and props. */
  trigger: ReactElement<Record<string, unknown>>;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  children: ReactNode;
}

/** Actions in a list that opens from a button. */
export function Menu({ trigger, align = "start", side = "bottom", children }: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Base.Popup className="max-h-[var(--available-height)] min-w-44 max-w-80 overflow-y-auto rounded-md bg-surface-raised p-1 text-text shadow-overlay outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const itemClass =
  "flex min-h-7 w-full select-none items-center gap-2 rounded-sm px-2 py-1 text-left outline-none data-highlighted:bg-surface-hover";

interface MenuItemProps {
  icon?: ReactNode;
  keys?: string;
  tone?: "neutral" | "danger";
  /** Why it cannot be used now. The item stays reachable and shows the reason. */
  disabledReason?: string | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, keys, tone, disabledReason, onSelect, children }: MenuItemProps) {
  return (
    <Base.Item
      closeOnClick={!disabledReason}
      aria-disabled={disabledReason ? true : undefined}
      onClick={() => {
        if (!disabledReason) onSelect();
      }}
      className={classNames(itemClass, tone === "danger" && !disabledReason && "text-blocked")}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className={disabledReason ? "text-text-muted" : undefined}>{children}</span>
        {disabledReason && <span className="block text-sm text-text-muted">{disabledReason}</span>}
      </span>
      {keys && <Kbd keys={keys} />}
    </Base.Item>
  );
}

/** An item that goes somewhere; a real link, so that it opens in a new tab too. */
export function MenuLink({ href, icon, children }: { href: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link href={href} />} closeOnClick className={itemClass}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
    </Base.LinkItem>
  );
}

interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { readonly value: Value; readonly label: string }[];
}

/** One of a few inside a menu. */
export function MenuChoice<Value extends string>({
  label,
  value,
  onValueChange,
  options,
}: MenuChoiceProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-1.5 pb-0.5 text-sm text-text-muted">{label}</Base.GroupLabel>
      <Base.RadioGroup
        value={value}
        onValueChange={(chosen: unknown) => {
          const option = options.find((each) => each.value === chosen);
          if (option) onValueChange(option.value);
        }}
      >
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick className={itemClass}>
            <span className="min-w-0 flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check size={14} aria-hidden className="text-accent-text" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

interface MenuCheckProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** On or off inside a menu; the menu stays open, so that several can be set. */
export function MenuCheck({ checked, onCheckedChange, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem checked={checked} onCheckedChange={onCheckedChange} className={itemClass}>
      <span className="min-w-0 flex-1">{children}</span>
      <Base.CheckboxItemIndicator>
        <Check size={14} aria-hidden className="text-accent-text" />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-line" />;
}

/** A heading above the items it is about. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2 pt-1.5 pb-0.5 text-sm text-text-muted">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
