import {
  BookOpen,
  ChartBar,
  ChartLine,
  FilePen,
  GalleryVerticalEnd,
  Gauge,
  History,
  Images,
  LayoutTemplate,
  ListTree,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Settings,
  Share2,
  Shield,
  SquareTerminal,
  UsersRound,
  Wallet,
} from "lucide-react";
import {
  type Access,
  anyone,
  mayUse,
  viewAudiences,
  viewCampaigns,
  viewCreatives,
} from "@/lib/ads/permissions";
import type { RemoteData } from "@/lib/remote-data";
import type { Command } from "./commands";

export interface Section {
  /** The path after the account: one part, or two for a page below another section. */
  readonly section: string;
  readonly label: string;
  /** Search words besides its label. */
  readonly words?: string;
  readonly icon: LucideIcon;
  readonly group: string;
  /** The access that its first call needs: the catalogue itself would be too large for every page. */
  readonly read: Access;
  /** Keys that go there. */
  readonly keys: string;
  /** What is created there, as on its button: on its own page, or by a command that the section's page registers. */
  readonly creates?: {
    readonly label: string;
    readonly command: string;
    readonly page?: string;
    /** Sections whose key creates it too. */
    readonly alsoIn?: readonly string[];
  };
}

/** The key that creates a record of the open section. */
export const CREATE_KEY = "c";

/** The sections of an account, in the order of the sidebar and the palette. */
export const SECTIONS: readonly [Section, ...Section[]] = [
  { section: "overview", label: "Overview", icon: Gauge, group: "Work", read: viewCampaigns, keys: "g>q" },
  {
    section: "campaigns",
    label: "Campaigns",
    icon: Megaphone,
    group: "Work",
    read: viewCampaigns,
    keys: "g>c",
    creates: {
      label: "New campaign",
      command: "campaigns.create",
      page: "campaigns/new",
      alsoIn: ["overview"],
    },
  },
  {
    section: "line-items",
    label: "Line items",
    icon: ListTree,
    group: "Work",
    read: viewCampaigns,
    keys: "g>l",
    creates: { label: "New line item", command: "line-items.create" },
  },
  { section: "ads", label: "Ads", icon: GalleryVerticalEnd, group: "Work", read: viewCampaigns, keys: "g>n" },
  { section: "funding", label: "Funding", icon: Wallet, group: "Work", read: viewCampaigns, keys: "g>f" },
  {
    section: "cards",
    label: "Cards",
    icon: LayoutTemplate,
    group: "Creatives",
    read: viewCreatives,
    keys: "g>k",
    creates: { label: "New card", command: "cards.create", page: "cards/new" },
  },
  {
    section: "polls",
    label: "Polls",
    icon: ChartBar,
    group: "Creatives",
    read: viewCreatives,
    keys: "g>p",
    creates: { label: "New poll", command: "polls.create", page: "polls/new" },
  },
  {
    section: "conversations",
    label: "Conversations",
    icon: MessagesSquare,
    group: "Creatives",
    read: viewCreatives,
    keys: "g>v",
    creates: { label: "New conversation", command: "conversations.create", page: "conversations/new" },
  },
  {
    section: "drafts",
    label: "Posts",
    words: "drafts write compose",
    icon: FilePen,
    group: "Creatives",
    read: viewCreatives,
    keys: "g>d",
    creates: { label: "New post", command: "drafts.create", page: "drafts/new" },
  },
  {
    section: "media",
    label: "Media",
    icon: Images,
    group: "Creatives",
    read: viewCreatives,
    keys: "g>m",
    creates: { label: "Upload media", command: "media.upload" },
  },
  {
    section: "audiences",
    label: "Audiences",
    icon: UsersRound,
    group: "Audiences",
    read: viewAudiences,
    keys: "g>u",
    creates: { label: "New audience", command: "audiences.create" },
  },
  {
    section: "audiences/sharing",
    label: "Sharing",
    icon: Share2,
    group: "Audiences",
    read: viewAudiences,
    keys: "g>h",
  },
  {
    section: "insights/keywords",
    label: "Keywords",
    icon: ChartLine,
    group: "Insights",
    read: anyone,
    keys: "g>w",
  },
  {
    section: "insights/lookups",
    label: "Lookups",
    icon: BookOpen,
    group: "Insights",
    read: anyone,
    keys: "g>o",
  },
  { section: "history", label: "History", icon: History, group: "Account", read: viewCampaigns, keys: "g>y" },
  { section: "settings", label: "Settings", icon: Settings, group: "Account", read: anyone, keys: "g>t" },
  {
    section: "settings/rules",
    label: "Rules",
    icon: Shield,
    group: "Account",
    read: viewCampaigns,
    keys: "g>b",
  },
  {
    section: "developer",
    label: "Developer",
    icon: SquareTerminal,
    group: "Account",
    read: anyone,
    keys: "g>r",
  },
];

/** The sections with anything visible for these permissions; all while the role is unknown. */
export function openSections(permissions: RemoteData<readonly string[]>): readonly Section[] {
  if (permissions.state !== "known") return SECTIONS;
  return SECTIONS.filter(({ read }) => mayUse(read, permissions.value));
}

/** The start section of the account for these permissions. */
export function homeSection(permissions: RemoteData<readonly string[]>): Section {
  const [first] = openSections(permissions);
  return first ?? SECTIONS[0];
}

/** Label and search words of a creation command: those of its button, and common synonyms. */
export function wordsOf({ label }: NonNullable<Section["creates"]>): Pick<Command, "label" | "words"> {
  const resource = label.slice(label.indexOf(" ") + 1);
  return { label, words: ["create", "new", "add"].map((verb) => `${verb} ${resource}`).join(", ") };
}

/** Whether a section creates its records on a separate page, which every page links to. */
export const isMadeOnPage = (wanted: string): boolean =>
  SECTIONS.some(({ section, creates }) => section === wanted && creates?.page !== undefined);

/** What is created in a section, and the name of the section. */
export function creationOf(wanted: string): NonNullable<Section["creates"]> & { readonly group: string } {
  const { creates, label: group } = SECTIONS.find(({ section }) => section === wanted) ?? {};
  if (!creates || group === undefined) throw new Error(`Nothing is made in ${wanted}`);
  return { ...creates, group };
}

/** The creation command that the page of a section registers, by its `creates`. */
export function createCommand(
  wanted: string,
  { disabledReason, run }: { disabledReason: string | undefined; run: () => void },
): Command {
  const { group, ...creates } = creationOf(wanted);
  return { id: creates.command, ...wordsOf(creates), group, keys: CREATE_KEY, disabledReason, run };
}

/** The section of an address, by its parts after the account. */
export function sectionOf([first, second]: readonly string[]): string | undefined {
  const below = `${first}/${second}`;
  return SECTIONS.some(({ section }) => section === below) ? below : first;
}
