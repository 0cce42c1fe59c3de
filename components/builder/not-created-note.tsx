import { Banner } from "@/components/ui/banner";
import { ErrorState } from "@/components/ui/error-state";
import type { NotCreated } from "./create-once";

interface NotCreatedNoteProps {
  /** "campaign". */
  what: string;
  /** By what it was looked for: "of this name". */
  like: string;
  outcome: NotCreated;
}

/** Says what became of an attempt to create something, and what to do now. */
export function NotCreatedNote({ what, like, outcome }: NotCreatedNoteProps) {
  if (outcome.state === "refused") {
    return <ErrorState compact title={`The ${what} was not created`} error={outcome.error} />;
  }
  return (
    <Banner live tone="attention" className="rounded-md" title="No answer arrived.">
      {outcome.state === "not-there"
        ? `A fresh look found no ${what} ${like}, so nothing was created. You can send it again.`
        : `Whether the ${what} was created could not be found out. Look for it in the list before you send it again.`}
    </Banner>
  );
}
