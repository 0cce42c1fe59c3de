"use client";

import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusMark } from "@/components/ui/status-mark";
import { toast } from "@/components/ui/toast";
import { useScope } from "@/lib/ads/client";
import { playingTime } from "@/lib/format/durations";
import { fileSize } from "@/lib/format/file-size";
import { listPlain } from "@/lib/format/lists";
import { counted } from "@/lib/format/plurals";
import { canDraw } from "@/lib/media/decode-image";
import type { OfferedFile } from "@/lib/media/dropped-files";
import { type FileFacts, readFileFacts } from "@/lib/media/file-facts";
import { fingerprint } from "@/lib/media/fingerprint";
import { type Preflight, preflight } from "@/lib/media/preflight";
import { ratioName } from "@/lib/media/ratio";
import { planUpload } from "@/lib/media/upload-plan";
import { mediaTypeName } from "@/lib/media/verdict";
import { FitsTable } from "./fits-badges";
import { takeIntoLibrary } from "./take-into-library";
import { beginUploads, offerFile } from "./uploads";

interface Looked extends OfferedFile {
  readonly id: string;
  /** Undefined while its head is read. */
  readonly facts?: FileFacts;
  readonly print?: string;
  /** Why it could not be read. */
  readonly unread?: boolean;
  readonly inStream: boolean;
}

interface UploadReviewProps {
  offered: readonly OfferedFile[];
  /** Told the key of each file once it is in the library. */
  onAdded?: ((mediaKey: string) => void) | undefined;
  onClose: () => void;
}

/**
 * What is known of files before a byte of them is sent: size, ratio, length, codec, and where each would fit.
 * A file that an interrupted upload waits for is recognised and goes on at once.
 */
export function UploadReview({ offered, onAdded, onClose }: UploadReviewProps) {
  const { accountId, account } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const [start] = useState<readonly Looked[]>(() =>
    offered.map((each) => ({ ...each, id: crypto.randomUUID(), inStream: false })),
  );
  const [files, setFiles] = useState(start);
  useEffect(() => {
    let stopped = false;
    const change = (id: string, update: Partial<Looked>) =>
      setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...update } : each)));
    const look = async () => {
      for (const { id, file } of start) {
        if (stopped) return;
        try {
          const [told, print] = [await readFileFacts(file), await fingerprint(file)];
          const facts = { ...told, whole: told.whole && (!isPicture(told) || (await canDraw(file))) };
          if (stopped) return;
          if (offerFile(file, print, accountId)) {
            toast({ title: `Going on with ${file.name}`, tone: "positive" });
            setFiles((all) => all.filter((each) => each.id !== id));
          } else change(id, { facts, print });
        } catch {
          // Removed from the disk, or a folder.
          if (!stopped) change(id, { unread: true });
        }
      }
    };
    void look();
    return () => {
      stopped = true;
    };
  }, [accountId, start]);
  const left = files.length;
  useEffect(() => {
    if (left === 0) onClose();
  }, [left, onClose]);

  const looked = useMemo(
    () => files.map((each) => ({ ...each, flight: each.facts && preflight(each.facts, each.inStream) })),
    [files],
  );
  const ready = looked.filter(({ flight }) => flight && flight.problems.length === 0);
  const pending = looked.some(({ flight, unread }) => !flight && !unread);
  const begin = () => {
    beginUploads(
      ready.flatMap(({ file, handle, facts, print, inStream }) => {
        const plan = facts && planUpload(facts, inStream);
        if (!plan || print === undefined) return [];
        return [
          {
            file,
            handle,
            plan,
            scope,
            accountId,
            accountName: account?.name ?? accountId,
            fileName: file.name,
            fingerprint: print,
            size: facts.size,
            onAdded: (key: string) => {
              void takeIntoLibrary(client, scope, accountId, key).then(() => onAdded?.(key));
            },
          },
        ];
      }),
    );
    onClose();
  };
  const count = counted(ready.length, "file");
  // The first control of the dialog leaves a file out, which is not what anybody came for.
  const upload = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      writes
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      initialFocus={upload}
      title={left === 1 ? `Upload ${files[0]?.file.name ?? ""}` : `Upload ${counted(left, "file")}`}
      description="Read on this device. Nothing has been sent yet."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            ref={upload}
            tone="primary"
            disabledReason={
              pending
                ? "Still reading the files."
                : ready.length === 0
                  ? "None of the files can be uploaded."
                  : undefined
            }
            onClick={begin}
          >
            {ready.length === 0 ? "Upload" : `Upload ${count}`}
          </Button>
        </>
      }
    >
      <ul aria-label="Files" className="flex flex-col divide-y">
        {looked.map((each) => (
          <ReviewedFile
            key={each.id}
            looked={each}
            flight={each.flight}
            onInStream={(inStream) =>
              setFiles((all) => all.map((other) => (other.id === each.id ? { ...other, inStream } : other)))
            }
            onRemove={() => setFiles((all) => all.filter((other) => other.id !== each.id))}
          />
        ))}
      </ul>
    </Dialog>
  );
}

interface ReviewedFileProps {
  looked: Looked;
  flight: Preflight | undefined;
  onInStream: (inStream: boolean) => void;
  onRemove: () => void;
}

function ReviewedFile({ looked, flight, onInStream, onRemove }: ReviewedFileProps) {
  const { file, unread, inStream } = looked;
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <bdi className="block truncate font-medium">{file.name}</bdi>
          {flight ? (
            <p className="text-text-muted tabular-nums">{factsInWords(flight.facts)}</p>
          ) : unread ? (
            <p className="text-blocked">The file cannot be read. Choose it again.</p>
          ) : (
            <Skeleton className="mt-1 h-3 w-64" />
          )}
        </div>
        <IconButton label={`Leave out ${file.name}`} size="small" onClick={onRemove}>
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      {flight?.problems.map((problem) => (
        <StatusMark key={problem} kind="blocked">
          <span className="whitespace-normal">{problem}</span>
        </StatusMark>
      ))}
      {flight?.problems.length === 0 &&
        flight.warnings.map((warning) => (
          <StatusMark key={warning} kind="attention">
            <span className="whitespace-normal">{warning}</span>
          </StatusMark>
        ))}
      {flight && flight.problems.length === 0 && (
        <>
          {flight.facts.type === "VIDEO" && (
            <Switch checked={inStream} onCheckedChange={onInStream}>
              In-stream video, for pre-rolls instead of posts and cards
            </Switch>
          )}
          <FitsTable verdicts={flight.verdicts} />
        </>
      )}
    </li>
  );
}

const isPicture = ({ type }: FileFacts) => type === "IMAGE" || type === "GIF";

/** "Video · MP4 · 1280 × 720 · 16:9 · 0:15 · H.264, AAC · 4.2 MB". */
function factsInWords({ type, format, size, seconds, videoCodec, audioCodec, bytes }: FileFacts): string {
  return [
    type && mediaTypeName(type),
    format === type ? undefined : format,
    size && `${size.width} × ${size.height}`,
    size && ratioName(size.width / size.height),
    seconds !== undefined && playingTime(seconds * 1000),
    listPlain([videoCodec, audioCodec].flatMap((codec) => (codec ? [codec] : []))),
    fileSize(bytes),
  ]
    .filter(Boolean)
    .join(" · ");
}
