import { Button } from "@/components/ui/button";
import { mediaTitle } from "@/lib/media/media-view";
import { FileThumb } from "./file-thumb";
import { MediaThumb } from "./media-thumb";
import { uploadTypeOf } from "./upload-row";
import { fileOf } from "./uploads";
import type { Duplicate } from "./use-duplicates";
import { toSend } from "./use-looked-files";

interface AlreadyThereProps {
  duplicate: Duplicate;
  fileName: string;
  /** Whether the file is uploaded anyway. */
  anyway: boolean;
  onAnyway: (anyway: boolean) => void;
  /** Uses the library's file instead, by its key. */
  onUse: (mediaKey: string) => void;
}

const SAME: Readonly<Record<Duplicate["same"], string>> = {
  bytes: "Already in the library",
  looks: "The library has one like it",
  uploading: "Already being uploaded as",
  offered: "The same file as",
};

/**
 * A file that is in the library already, on its way there, or was offered twice: which one it is, and the options. By
 * default it is not uploaded again.
 */
export function AlreadyThere({ duplicate, fileName, anyway, onAnyway, onUse }: AlreadyThereProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-attention-soft px-3 py-2">
      <TheOther duplicate={duplicate} />
      <p className="min-w-48 flex-1">
        <span className="font-semibold">{SAME[duplicate.same]}</span>{" "}
        <bdi className="wrap-anywhere">{nameOf(duplicate)}</bdi>
        {duplicate.same === "looks" &&
          `, same name and ${duplicate.media.media_type === "IMAGE" ? "size" : "length"}`}
        <span className="block text-text-muted">
          {anyway ? "It is uploaded again." : "It is not uploaded again."}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {"media" in duplicate && (
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

function nameOf(duplicate: Duplicate): string {
  if ("media" in duplicate) return mediaTitle(duplicate.media);
  return duplicate.same === "uploading" ? duplicate.upload.fileName : duplicate.first.file.name;
}

function TheOther({ duplicate }: { duplicate: Duplicate }) {
  const className = "size-10 rounded-sm";
  if ("media" in duplicate) return <MediaThumb media={duplicate.media} plain className={className} />;
  if (duplicate.same === "uploading") {
    const { upload } = duplicate;
    return <FileThumb file={fileOf(upload.id)} type={uploadTypeOf(upload)} className={className} />;
  }
  const { file, facts } = toSend(duplicate.first) ?? {};
  return <FileThumb file={file} type={facts?.type} className={className} />;
}
