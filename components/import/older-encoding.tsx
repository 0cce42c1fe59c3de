import { Banner } from "@/components/ui/banner";
import { Select } from "@/components/ui/select";
import { OLDER_ENCODINGS, type OlderEncoding, olderEncodings } from "@/lib/csv/encoding";

const OPTIONS = olderEncodings.map((value) => ({ value, label: OLDER_ENCODINGS[value] }));

interface OlderEncodingNoteProps {
  /** The encoding that the text was read with. */
  value: OlderEncoding;
  /** Reads it in another way. */
  onReread: (encoding: OlderEncoding) => void;
  className?: string;
}

/** Says that a file's encoding cannot be detected, and asks for it. */
export function OlderEncodingNote({ value, onReread, className }: OlderEncodingNoteProps) {
  return (
    <Banner
      tone="attention"
      title="This file is not saved as UTF-8."
      action={
        <Select
          small
          className="w-56"
          aria-label="Language of the file"
          options={OPTIONS}
          value={value}
          onValueChange={onReread}
        />
      }
      {...(className !== undefined && { className })}
    >
      If letters look wrong, select another language here, or save the file as “CSV UTF-8” and choose it
      again.
    </Banner>
  );
}
