import { Button } from "@/components/ui/button";
import type { Duplicate } from "@/lib/media/duplicates";
import { MediaThumb } from "./media-thumb";

interface AlreadyThereProps {
  duplicate: Duplicate;
  fileName: string;
  /** It is uploaded all the same. */
  anyway: boolean;
  onAnyway: (anyway: boolean) => void;
  onUse: () => void;
}

/** The library has a file already: which one, and what is to be done. Unless a person says so it is not uploaded again. */
export function AlreadyThere({ duplicate, fileName, anyway, onAnyway, onUse }: AlreadyThereProps) {
  const { media, same } = duplicate;
  const name = media.name ?? media.file_name ?? media.media_key;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-attention-soft px-3 py-2">
      <MediaThumb media={media} plain className="size-10 rounded-sm" />
      <p className="min-w-48 flex-1">
        <span className="font-semibold">
          {same === "bytes" ? "Already in the library" : "The library has one like it"}
        </span>{" "}
        <bdi className="wrap-anywhere">{name}</bdi>
        {same === "looks" && `, same name and ${media.media_type === "IMAGE" ? "size" : "length"}`}
        <span className="block text-text-muted">
          {anyway ? "It is uploaded again." : "It is not uploaded again."}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`Use the one in the library for ${fileName}`} onClick={onUse}>
          Use the one in the library
        </Button>
        <Button
          size="small"
          aria-label={`${anyway ? "Leave it out" : "Upload anyway"}: ${fileName}`}
          onClick={() => onAnyway(!anyway)}
        >
          {anyway ? "Leave it out" : "Upload anyway"}
        </Button>
      </div>
    </div>
  );
}
