import {
  BookOpen,
  ChartBar,
  ChartLine,
  FilePen,
  History,
  Images,
  LayoutTemplate,
  ListTree,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Settings,
  Share2,
  SquareTerminal,
  UsersRound,
  Wallet,
} from "lucide-react";
import type { Command } from "./commands";

export interface Section {
  /** What follows the account in its address: one part, or two for a page below another section. */
  readonly section: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly group: string;
  /** Keys that go there. */
  readonly keys: string;
  /** What is made there: on a page of its own, or by a command that the section's page registers. */
  readonly creates?: { readonly label: string; readonly command: string; readonly page?: string };
}

/** The key that makes what the open section is about. */
export const CREATE_KEY = "c";

/** The sections of an account, in the order of the rail and the palette. */
export const SECTIONS: readonly Section[] = [
  {
    section: "campaigns",
    label: "Campaigns",
    icon: Megaphone,
    group: "Work",
    keys: "g>c",
    creates: { label: "Create campaign", command: "campaigns.create" },
  },
  {
    section: "line-items",
    label: "Line items",
    icon: ListTree,
    group: "Work",
    keys: "g>l",
    creates: { label: "Create line item", command: "line-items.create" },
  },
  { section: "funding", label: "Funding", icon: Wallet, group: "Work", keys: "g>f" },
  {
    section: "cards",
    label: "Cards",
    icon: LayoutTemplate,
    group: "Creatives",
    keys: "g>k",
    creates: { label: "Create card", command: "cards.create", page: "cards/new" },
  },
  {
    section: "polls",
    label: "Polls",
    icon: ChartBar,
    group: "Creatives",
    keys: "g>p",
    creates: { label: "Create poll", command: "polls.create", page: "polls/new" },
  },
  {
    section: "conversations",
    label: "Conversations",
    icon: MessagesSquare,
    group: "Creatives",
    keys: "g>v",
    creates: { label: "Create conversation", command: "conversations.create", page: "conversations/new" },
  },
  {
    section: "drafts",
    label: "Drafts",
    icon: FilePen,
    group: "Creatives",
    keys: "g>d",
    creates: { label: "Create draft", command: "drafts.create", page: "drafts/new" },
  },
  { section: "media", label: "Media", icon: Images, group: "Creatives", keys: "g>m" },
  {
    section: "audiences",
    label: "Audiences",
    icon: UsersRound,
    group: "Audiences",
    keys: "g>u",
    creates: { label: "Create audience", command: "audiences.create" },
  },
  { section: "audiences/sharing", label: "Sharing", icon: Share2, group: "Audiences", keys: "g>h" },
  { section: "insights/keywords", label: "Keywords", icon: ChartLine, group: "Insights", keys: "g>w" },
  { section: "insights/lookups", label: "Lookups", icon: BookOpen, group: "Insights", keys: "g>o" },
  { section: "history", label: "History", icon: History, group: "Account", keys: "g>y" },
  { section: "settings", label: "Settings", icon: Settings, group: "Account", keys: "g>t" },
  { section: "developer", label: "Developer", icon: SquareTerminal, group: "Account", keys: "g>r" },
];

/** The command that the page of a section offers for making what `creates` says. */
export function createCommand(
  wanted: string,
  { disabledReason, run }: { disabledReason: string | undefined; run: () => void },
): Command {
  const { creates, label: group } = SECTIONS.find(({ section }) => section === wanted) ?? {};
  if (!creates || group === undefined) throw new Error(`Nothing is made in ${wanted}`);
  return { id: creates.command, label: creates.label, group, keys: CREATE_KEY, disabledReason, run };
}

/** The section that an address is in, by the parts that follow the account. */
export function sectionOf([first, second]: readonly string[]): string | undefined {
  const below = `${first}/${second}`;
  return SECTIONS.some(({ section }) => section === below) ? below : first;
}
