import {
  ArrowLeftRight,
  CalendarClock,
  ChevronsRight,
  CircleUser,
  Download,
  Filter,
  FlaskConical,
  Group,
  Keyboard,
  LogOut,
  type LucideIcon,
  Pause,
  PencilLine,
  Play,
  Plug,
  Plus,
  Rows3,
  Search,
  SquareTerminal,
  SunMoon,
  Undo2,
  Upload,
} from "lucide-react";
import type { Command } from "@/components/shell/commands";
import { SECTIONS, type Section } from "@/components/shell/sections";

/** Commands that have a picture of their own. */
const OWN: Readonly<Record<string, LucideIcon>> = {
  "shell.accounts": ArrowLeftRight,
  "shell.shortcuts": Keyboard,
  "shell.theme": SunMoon,
  "shell.connect": Plug,
  "shell.sign-out": LogOut,
  "go.accounts": CircleUser,
  "go.live": ArrowLeftRight,
  "go.sandbox": FlaskConical,
  "media.upload": Upload,
};

/** The action of a command, by the first word of its label. */
const BY_VERB: Readonly<Record<string, LucideIcon>> = {
  New: Plus,
  Create: Plus,
  Upload,
  Export: Download,
  Search,
  Undo: Undo2,
  Set: PencilLine,
  Rename: PencilLine,
  Pause,
  Resume: Play,
  Start: CalendarClock,
  End: CalendarClock,
};

const BY_GROUP: Readonly<Record<string, LucideIcon>> = {
  Groups: Group,
  "In the grid": Rows3,
  "In the list": Rows3,
  Developer: SquareTerminal,
};

const BY_SECTION = new Map(SECTIONS.map(({ section, icon }) => [section, icon]));
const BY_LABEL = new Map(SECTIONS.map(({ label, icon }: Section) => [label, icon]));

/** The icon of a section, of its records and of creating one; the same for pages below it. */
export const sectionIcon = (section: string): LucideIcon =>
  BY_SECTION.get(section) ?? BY_SECTION.get(section.split("/")[0] ?? "") ?? ChevronsRight;

/** The icon of a command in the palette. */
export function commandIcon({ id, label, group }: Pick<Command, "id" | "label" | "group">): LucideIcon {
  const [verb = ""] = label.split(" ");
  if (/filter/i.test(label)) return Filter;
  return (
    OWN[id] ??
    BY_VERB[verb] ??
    (id.startsWith("go.") ? BY_SECTION.get(id.slice("go.".length)) : undefined) ??
    BY_GROUP[group] ??
    BY_LABEL.get(group) ??
    (/post|calendar/i.test(label) ? BY_SECTION.get("drafts") : undefined) ??
    ChevronsRight
  );
}
