import {
  AppWindow,
  Clapperboard,
  Download,
  Heart,
  type LucideIcon,
  Megaphone,
  MousePointerClick,
  Play,
  UserPlus,
} from "lucide-react";
import { type ChoiceTile, ChoiceTiles } from "@/components/ui/choice-tiles";
import { OBJECTIVES, type Objective } from "@/lib/ads/endpoints/line-items";
import { withObjective } from "@/lib/guided/guided-draft";
import { objectiveName } from "@/lib/line-items/line-item-words";
import { dayIn } from "@/lib/time/calendar";
import type { GuidedParts } from "./guided-builder";

const TILES: Readonly<Record<Objective, { readonly icon: LucideIcon; readonly about: string }>> = {
  WEBSITE_CLICKS: {
    icon: MousePointerClick,
    about: "Bring people to a website, or have them convert there.",
  },
  ENGAGEMENTS: { icon: Heart, about: "Have people like, reply to and share posts." },
  VIDEO_VIEWS: { icon: Play, about: "Have people watch a video." },
  REACH: { icon: Megaphone, about: "Show ads to as many people as possible." },
  FOLLOWERS: { icon: UserPlus, about: "Win followers for an account." },
  APP_INSTALLS: { icon: Download, about: "Have people install an app." },
  APP_ENGAGEMENTS: { icon: AppWindow, about: "Have people open an app again." },
  PREROLL_VIEWS: { icon: Clapperboard, about: "Run a video before the videos of publishers." },
};

/** The most common ones first. */
const ORDER: readonly ChoiceTile<Objective>[] = OBJECTIVES.toSorted(
  (one, other) => Object.keys(TILES).indexOf(one) - Object.keys(TILES).indexOf(other),
).map((value) => ({ value, name: objectiveName(value), ...TILES[value] }));

/** The objective of the campaign: one click chooses it and continues. */
export function ObjectiveStep({ draft, known, change, showPart, errorAt }: GuidedParts) {
  const choose = (objective: Objective) => {
    change((before) => withObjective(before, objective, dayIn(known.zone, known.now)), {
      label: `Choose ${objectiveName(objective)}`,
    });
    showPart("campaign");
  };
  return (
    <div data-field="objective" className="flex flex-col gap-3">
      <p className="text-text-muted">
        What the campaign should achieve. It decides what can be bid for and cannot be changed later.
      </p>
      <ChoiceTiles
        label="Objectives"
        tiles={ORDER}
        value={draft.objective}
        onChoose={choose}
        className="sm:grid-cols-2"
      />
      <p role="alert" className="text-blocked text-sm empty:hidden">
        {errorAt("objective")}
      </p>
    </div>
  );
}
