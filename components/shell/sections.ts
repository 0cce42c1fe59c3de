import {
  ChartBar,
  FilePen,
  Images,
  LayoutTemplate,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Share2,
  UsersRound,
  Wallet,
} from "lucide-react";

export interface Section {
  /** What follows the account in its address: one part, or two for a page below another section. */
  readonly section: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly group: string;
  /** Keys that go there. */
  readonly keys: string;
}

/** The sections of an account, in the order of the rail and the palette. */
export const SECTIONS: readonly Section[] = [
  { section: "campaigns", label: "Campaigns", icon: Megaphone, group: "Work", keys: "g>c" },
  { section: "funding", label: "Funding", icon: Wallet, group: "Work", keys: "g>f" },
  { section: "cards", label: "Cards", icon: LayoutTemplate, group: "Creatives", keys: "g>k" },
  { section: "polls", label: "Polls", icon: ChartBar, group: "Creatives", keys: "g>p" },
  {
    section: "conversations",
    label: "Conversations",
    icon: MessagesSquare,
    group: "Creatives",
    keys: "g>v",
  },
  { section: "drafts", label: "Drafts", icon: FilePen, group: "Creatives", keys: "g>d" },
  { section: "media", label: "Media", icon: Images, group: "Creatives", keys: "g>m" },
  { section: "audiences", label: "Audiences", icon: UsersRound, group: "Audiences", keys: "g>u" },
  { section: "audiences/sharing", label: "Sharing", icon: Share2, group: "Audiences", keys: "g>h" },
];

/** The section that an address is in, by the parts that follow the account. */
export function sectionOf([first, second]: readonly string[]): string | undefined {
  const below = `${first}/${second}`;
  return SECTIONS.some(({ section }) => section === below) ? below : first;
}
