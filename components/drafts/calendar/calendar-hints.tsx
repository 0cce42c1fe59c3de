import { Banner } from "@/components/ui/banner";
import { Kbd } from "@/components/ui/kbd";
import type { PlaceInWords } from "@/lib/drafts/calendar/place-in-words";

interface CalendarHintsProps {
  /** The post that keys are moving, and where to. */
  carried: (PlaceInWords & { readonly title: string }) | undefined;
  /** There are no posts at all, or none that the search finds. */
  empty: boolean;
  search: string;
}

/** What stands above the days: where a post goes, or how to begin. */
export function CalendarHints({ carried, empty, search }: CalendarHintsProps) {
  if (carried) {
    return (
      <Banner live tone={carried.allowed ? "neutral" : "attention"} title={`Moving ${carried.title}`}>
        {carried.words}{" "}
        <span className="ml-2 inline-flex items-center gap-1.5 text-text-muted">
          <Kbd keys="enter" /> moves it <Kbd keys="escape" /> takes it back
        </span>
      </Banner>
    );
  }
  if (!empty) return null;
  return (
    <Banner title={search === "" ? "Nothing is scheduled." : "No post matches."}>
      {search === "" && "Choose a time below to write a post for it."}
    </Banner>
  );
}
