import { useMediaLookup } from "@/components/media/use-media-lookup";
import { PollPreview } from "@/components/previews/previews";

/** A poll as its readers see it. `poll` is a record, or what there is of one before it exists. */
export function PollPreviewBox({ poll, name }: { poll: unknown; name: string }) {
  const lookup = useMediaLookup();
  return <PollPreview card={poll} media={lookup} name={name} />;
}
