import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { ProgressBar } from "@/components/ui/progress-bar";
import type { UploadTarget } from "@/lib/audiences/upload-messages";
import { StoppedUploads } from "./stopped-uploads";
import type { UploadView } from "./upload-session";

interface DropZoneProps {
  view: UploadView;
  target: UploadTarget;
  onFile: (file: File) => void;
}

/** A drop area and a button for a list. */
export function DropZone({ view, target, onFile }: DropZoneProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  return (
    <div className="mx-auto grid max-w-3xl gap-4 p-4">
      {view.trouble && (
        <Banner tone="attention" live title={view.trouble.title} className="rounded-md">
          {view.trouble.advice}
        </Banner>
      )}
      {view.step === "choose" && <StoppedUploads target={target} />}
      <section
        aria-label="List of people"
        className={classNames(
          "flex flex-col items-center gap-2 rounded-md border border-dashed px-6 py-14 text-center",
          over ? "border-accent bg-surface-selected" : "border-line-strong",
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files);
        }}
      >
        <FileUp size={28} aria-hidden className="text-text-muted" />
        <h2 className="font-semibold text-lg">Drop a list of people here</h2>
        <p className="max-w-md text-text-muted">
          CSV or text, one person a row, of any size. Delimiter and encoding are detected.
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label="File with people"
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            target.value = "";
          }}
        />
        <Button tone="primary" busy={view.step === "opening"} onClick={() => input.current?.click()}>
          Choose a file
        </Button>
        {view.step === "opening" && (
          <ProgressBar label="Opening the file" value={undefined} className="w-48" />
        )}
      </section>
      <p className="text-sm text-text-muted">
        The list is read on this device. E-mails, phones, handles and ids are normalised and hashed here
        (SHA-256) and only the hashes are sent; a partner's own user ids are sent as they are. Nothing of the
        list is stored. If the tab closes, choose the same file again and the upload goes on after the last
        confirmed batch.
      </p>
    </div>
  );
}
