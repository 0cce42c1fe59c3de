"use client";

import { Upload } from "lucide-react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { usePermission } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { createCommand } from "@/components/shell/sections";
import { Button } from "@/components/ui/button";
import type { ButtonTone } from "@/components/ui/button-class";
import { classNames } from "@/components/ui/class-names";
import { toast } from "@/components/ui/toast";
import { useFileDrop } from "@/components/ui/use-file-drop";
import * as mediaLibrary from "@/lib/ads/endpoints/media-library";
import { UPLOAD_MEDIA_TYPES } from "@/lib/ads/endpoints/media-upload";
import { droppedFiles, type OfferedFile } from "@/lib/media/dropped-files";
import { UploadReview } from "./upload-review";

interface Uploading {
  readonly choose: () => void;
  /** Opens a review of files to upload. */
  readonly offer: (files: readonly OfferedFile[]) => void;
  /** Why nothing can be uploaded here. */
  readonly reason: string | undefined;
}

const UploadContext = createContext<Uploading>({
  choose: () => {},
  offer: () => {},
  reason: "Nothing can be uploaded here.",
});

/** Offers files to the surrounding area. */
export const useUploading = () => useContext(UploadContext);

/** Registers the file dialog of the surrounding area in the palette and under its key. */
export function UploadCommand() {
  const { choose, reason } = useUploading();
  useCommands(
    useMemo(() => [createCommand("media", { disabledReason: reason, run: choose })], [choose, reason]),
  );
  return null;
}

/** Opens the file dialog of the surrounding area. */
export function UploadButton({
  tone = "primary",
  children = "Upload media",
}: {
  tone?: ButtonTone;
  children?: ReactNode;
}) {
  const { choose, reason } = useUploading();
  return (
    <Button tone={tone} disabledReason={reason} onClick={choose}>
      <Upload size={14} aria-hidden />
      {children}
    </Button>
  );
}

const ACCEPTED = [
  ...UPLOAD_MEDIA_TYPES,
  ".jpg",
  ".jpeg",
  ".png",
  ".gif",
  ".bmp",
  ".webp",
  ".heic",
  ".heif",
  ".avif",
  ".tif",
  ".tiff",
  ".mp4",
  ".mov",
].join();

interface UploadAreaProps {
  children: ReactNode;
  className?: string;
  /** Called with the key of each file once it is in the library, while the area is mounted. */
  onAdded?: (mediaKey: string) => void;
  /** Called with the key of an existing file that a person uses instead; by default `onAdded` is. */
  onUse?: (mediaKey: string) => void;
}

/** A part of the page that accepts files, dropped, pasted or chosen, and reviews them before they are sent. */
export function UploadArea({ children, className, onAdded, onUse = onAdded }: UploadAreaProps) {
  const { reason } = usePermission(mediaLibrary.create);
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<readonly OfferedFile[]>([]);
  const take = useCallback((files: readonly OfferedFile[]) => {
    if (files.length > 0) setOffered(files);
  }, []);
  const context = useMemo(
    () => ({ choose: () => input.current?.click(), offer: take, reason }),
    [reason, take],
  );
  const onDrop = useCallback(
    (transfer: DataTransfer) => {
      if (reason) toast({ title: reason });
      else void droppedFiles(transfer).then(take);
    },
    [reason, take],
  );
  const over = useFileDrop(area, onDrop);
  useEffect(() => {
    const target = area.current;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].map((file) => ({ file }));
      if (files.length === 0) return;
      event.preventDefault();
      if (reason) toast({ title: reason });
      else take(files);
    };
    target?.addEventListener("paste", onPaste);
    return () => target?.removeEventListener("paste", onPaste);
  }, [reason, take]);
  const latest = useRef<UploadAreaProps["onAdded"]>(undefined);
  useEffect(() => {
    latest.current = onAdded;
    return () => {
      latest.current = undefined;
    };
  }, [onAdded]);
  return (
    <UploadContext value={context}>
      <div ref={area} className={classNames("relative", className)}>
        {children}
        {over && (
          <div className="pointer-events-none absolute inset-2 z-20 flex items-center justify-center rounded-md border-2 border-accent border-dashed bg-surface-selected font-semibold text-lg">
            {reason ?? "Drop to check files before uploading"}
          </div>
        )}
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED}
          aria-label="Files to upload"
          onChange={({ currentTarget }) => {
            take([...(currentTarget.files ?? [])].map((file) => ({ file })));
            // Lets the same file be chosen again.
            currentTarget.value = "";
          }}
        />
      </div>
      {offered.length > 0 && (
        <UploadReview
          offered={offered}
          onAdded={(key) => latest.current?.(key)}
          onUse={onUse}
          onClose={() => setOffered([])}
        />
      )}
    </UploadContext>
  );
}
