"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useScope } from "@/lib/ads/client";
import { listPlain } from "@/lib/format/lists";
import { formatWhole } from "@/lib/format/numbers";
import { counted } from "@/lib/format/plurals";
import type { OfferedFile } from "@/lib/media/dropped-files";
import { preflight } from "@/lib/media/preflight";
import type { NamedRatio } from "@/lib/media/ratio";
import { planUpload } from "@/lib/media/upload-plan";
import { CropDialog } from "./crop/crop-dialog";
import { beginPoster, takeUpload } from "./poster-pair";
import { ReviewedFile } from "./reviewed-file";
import { beginUploads } from "./uploads";
import { type Duplicate, useDuplicates } from "./use-duplicates";
import { printsOf, toSend, useLookedFiles, wholePicture } from "./use-looked-files";

interface UploadReviewProps {
  offered: readonly OfferedFile[];
  /** Called with the key of each file once it is in the library. */
  onAdded?: ((mediaKey: string) => void) | undefined;
  /** Called with the key of an existing file that is used instead of one. */
  onUse?: ((mediaKey: string) => void) | undefined;
  onClose: () => void;
}

/**
 * The properties of files before they are sent: size, ratio, length, codec, and suitable formats. Unsuitable pictures
 * are converted. A file that an interrupted upload waits for is resumed at once.
 */
export function UploadReview({ offered, onAdded, onUse, onClose }: UploadReviewProps) {
  const { accountId, account } = useAccount();
  const scope = useScope();
  const client = useQueryClient();
  const { files, change, crop, remove } = useLookedFiles(offered, accountId);
  const left = files.length;
  useEffect(() => {
    if (left === 0) onClose();
  }, [left, onClose]);

  const looked = useMemo(
    () =>
      files.map((each) => {
        const sent = toSend(each);
        return { each, sent, flight: sent && preflight(sent.facts, each.inStream) };
      }),
    [files],
  );
  const duplicates = useDuplicates(files);
  const fitting = looked.filter(({ flight }) => flight && flight.problems.length === 0);
  const ready = fitting.filter(({ each }) => each.anyway || !duplicates.has(each.id));
  const leftOut = fitting.filter((file) => !ready.includes(file));
  const leftOutAs = (same: Duplicate["same"]) =>
    leftOut.filter(({ each }) => duplicates.get(each.id)?.same === same).length;
  const urgency = (file: (typeof looked)[number]) =>
    ready.includes(file) ? 2 : fitting.includes(file) ? 1 : 0;
  const pending = looked.some(({ flight, each }) => !flight && !each.unread);
  // Files that are still being read stay in place.
  const shown = pending ? looked : [...looked].sort((a, b) => urgency(a) - urgency(b));
  const begin = () => {
    const around = { client, scope, accountId };
    const shared = { scope, accountId, accountName: account?.name ?? accountId };
    beginUploads(
      ready.flatMap(({ sent, each }) => {
        const plan = sent && planUpload(sent.facts, each.inStream);
        if (!plan) return [];
        const { file, handle, facts, print } = sent;
        const { poster } = each;
        const pair = poster && ({ id: crypto.randomUUID(), part: "video", fileName: file.name } as const);
        if (pair) void beginPoster(poster, { ...shared, client }, { ...pair, part: "poster" });
        return [
          {
            ...shared,
            file,
            handle,
            plan,
            fileName: file.name,
            fingerprint: print,
            prints: printsOf(each),
            size: facts.size,
            pair,
            onAdded: (key: string) => void takeUpload(around, key, pair).then(() => onAdded?.(key)),
          },
        ];
      }),
    );
    onClose();
  };
  const [cropping, setCropping] = useState<{ id: string; ratio: NamedRatio | undefined }>();
  const cropped = files.find(({ id }) => id === cropping?.id);
  const whole = cropped && wholePicture(cropped);
  const count = counted(ready.length, "file");
  // The first control of the dialog excludes a file, which is not the usual intent.
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
                  ? fitting.length > 0
                    ? leftOutAs("uploading") > 0
                      ? "They are in the library already, or on their way."
                      : "The library has them already."
                    : "None of the files can be uploaded."
                  : undefined
            }
            onClick={begin}
          >
            {ready.length === 0 ? "Upload" : `Upload ${count}`}
          </Button>
        </>
      }
    >
      {left > 1 && !pending && (
        <p role="status" className="border-b pb-2 tabular-nums">
          {reviewSummary({
            all: left,
            ready: ready.length,
            fitting: fitting.length,
            uploading: leftOutAs("uploading"),
            again: leftOutAs("offered"),
          })}
        </p>
      )}
      <ul aria-label="Files" className="flex flex-col divide-y">
        {shown.map(({ each, flight }) => (
          <ReviewedFile
            key={each.id}
            looked={each}
            flight={flight}
            alone={left === 1}
            duplicate={duplicates.get(each.id)}
            onUse={(key) => {
              onUse?.(key);
              remove(each.id);
            }}
            onChange={(update) => change(each.id, update)}
            onCrop={(ratio) => setCropping({ id: each.id, ratio })}
            onRemove={() => remove(each.id)}
          />
        ))}
      </ul>
      {cropped && whole && (
        <CropDialog
          name={cropped.file.name}
          {...whole}
          ratio={cropping?.ratio}
          onCrop={(cut) => void crop(cropped, cut)}
          onClose={() => setCropping(undefined)}
        />
      )}
    </Dialog>
  );
}

interface ReviewCounts {
  readonly all: number;
  /** Without problems, including duplicates that are not uploaded. */
  readonly fitting: number;
  readonly ready: number;
  /** Being uploaded already, and not uploaded again. */
  readonly uploading: number;
  /** A duplicate of another one, and not uploaded. */
  readonly again: number;
}

/** "6 files: 1 cannot be uploaded, 1 in the library already, 1 the same as another, 3 ready". */
function reviewSummary({ all, fitting, ready, uploading, again }: ReviewCounts): string {
  const there = fitting - ready - uploading - again;
  const parts = [
    all > fitting && `${formatWhole(all - fitting)} cannot be uploaded`,
    there > 0 && `${formatWhole(there)} in the library already`,
    uploading > 0 && `${formatWhole(uploading)} being uploaded already`,
    again > 0 && `${formatWhole(again)} the same as another`,
    ready > 0 && `${formatWhole(ready)} ready`,
  ];
  return `${counted(all, "file")}: ${listPlain(parts.filter((part) => part !== false))}`;
}
