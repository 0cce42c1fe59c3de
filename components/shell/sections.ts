import {
  ChartBar,
  FilePen,
  Images,
  LayoutTemplate,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  UsersRound,
  Wallet,
} from "lucide-react";

export interface Section {
  /** Last part of its address. */
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
];
