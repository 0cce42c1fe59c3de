import { Banner } from "@/components/ui/banner";
import { Kbd } from "@/components/ui/kbd";
import type { PlaceInWords } from "@/lib/drafts/calendar/place-in-words";

interface CalendarHintsProps {
  /** The post that is being moved by keys, and its target. */
  carried: (PlaceInWords & { readonly title: string }) | undefined;
  /** There are no posts, or none that match the search. */
  empty: boolean;
  search: string;
}

/** Hints above the days: the target of a move, or how to start. */
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
