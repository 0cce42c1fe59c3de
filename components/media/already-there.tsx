import { Button } from "@/components/ui/button";
import { mediaTitle } from "@/lib/media/media-view";
import { FileThumb } from "./file-thumb";
import { MediaThumb } from "./media-thumb";
import type { Duplicate } from "./use-duplicates";
import { toSend } from "./use-looked-files";

interface AlreadyThereProps {
  duplicate: Duplicate;
  fileName: string;
  /** It is uploaded all the same. */
  anyway: boolean;
  onAnyway: (anyway: boolean) => void;
  /** Uses that of the library in its place, by its key. */
  onUse: (mediaKey: string) => void;
}

const SAME: Readonly<Record<Duplicate["same"], string>> = {
  bytes: "Already in the library",
  looks: "The library has one like it",
  offered: "The same file as",
};

/**
 * A file is in the library already, or was offered twice: which one it is, and what is to be done. Unless a person says
 * so it is not uploaded again.
 */
export function AlreadyThere({ duplicate, fileName, anyway, onAnyway, onUse }: AlreadyThereProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-attention-soft px-3 py-2">
      <TheOther duplicate={duplicate} />
      <p className="min-w-48 flex-1">
        <span className="font-semibold">{SAME[duplicate.same]}</span>{" "}
        <bdi className="wrap-anywhere">
          {duplicate.same === "offered" ? duplicate.first.file.name : mediaTitle(duplicate.media)}
        </bdi>
        {duplicate.same === "looks" &&
          `, same name and ${duplicate.media.media_type === "IMAGE" ? "size" : "length"}`}
        <span className="block text-text-muted">
          {anyway ? "It is uploaded again." : "It is not uploaded again."}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {duplicate.same !== "offered" && (
          <Button
            size="small"
            aria-label={`Use the one in the library for ${fileName}`}
            onClick={() => onUse(duplicate.media.media_key)}
          >
            Use the one in the library
          </Button>
        )}
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

function TheOther({ duplicate }: { duplicate: Duplicate }) {
  const className = "size-10 rounded-sm";
  if (duplicate.same !== "offered") {
    return <MediaThumb media={duplicate.media} plain className={className} />;
  }
  const { file, facts } = toSend(duplicate.first) ?? {};
  return <FileThumb file={file} type={facts?.type} className={className} />;
}
