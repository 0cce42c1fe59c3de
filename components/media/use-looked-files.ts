import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast";
import type { OfferedFile } from "@/lib/media/dropped-files";
import { type FileFacts, readFileFacts } from "@/lib/media/file-facts";
import { fingerprint } from "@/lib/media/fingerprint";
import { type Cut, type MadeFile, makeFile } from "@/lib/media/made-file";
import { isForeignPicture, whyRemake } from "@/lib/media/picture-plan";
import { offerFile } from "./uploads";

/** An offered file, with its properties so far. */
export interface LookedFile extends OfferedFile {
  readonly id: string;
  /** Undefined while its header is read. */
  readonly facts?: FileFacts;
  readonly print?: string;
  /** The conversion that is running. */
  readonly making?: "Converting" | "Cropping" | undefined;
  /** The converted file, to be sent instead. */
  readonly made?: MadeFile | undefined;
  /** The conversion of the whole picture, while a part is to be sent. */
  readonly uncut?: MadeFile | undefined;
  /** The original is sent, although it was converted. */
  readonly asItIs?: boolean;
  /** Why it could not be read. */
  readonly unread?: boolean;
  readonly inStream: boolean;
  /** A frame of a video, to be uploaded with it as its poster. */
  readonly poster?: File | undefined;
  /** It is uploaded, although the library has it already. */
  readonly anyway?: boolean;
}

/** The file to send: the converted one, or the original. Undefined while unknown. */
export function toSend({ file, handle, facts, print, making, made, asItIs }: LookedFile) {
  if (making) return undefined;
  if (made && !asItIs) return { file: made.file, facts: made.facts, print: made.print };
  return facts && print !== undefined ? { file, handle, facts, print } : undefined;
}

/** The fingerprints of a file: as sent, and as on disk, unless only a part is sent. */
export function printsOf(looked: LookedFile): readonly string[] {
  const sent = toSend(looked);
  if (!sent) return [];
  const whole = looked.asItIs || !looked.made?.cut;
  return whole && looked.print !== undefined ? [...new Set([sent.print, looked.print])] : [sent.print];
}

/** The whole picture of a file as browsers show it, and its pixels; undefined for anything else. */
export function wholePicture({ file, facts, uncut }: LookedFile) {
  if (uncut) return { file: uncut.file, picture: uncut.drawn };
  return facts?.size && { file, picture: facts.size };
}

/**
 * Reads files one after the other, and converts unsuitable pictures. Those that an interrupted upload waits for are
 * resumed at once and leave the list.
 */
export function useLookedFiles(offered: readonly OfferedFile[], accountId: string) {
  const [start] = useState<readonly LookedFile[]>(() =>
    offered.map((each) => ({ ...each, id: crypto.randomUUID(), inStream: false })),
  );
  const [files, setFiles] = useState(start);
  const [{ change, remove }] = useState(() => ({
    change: (id: string, update: Partial<LookedFile>) =>
      setFiles((all) => all.map((each) => (each.id === id ? { ...each, ...update } : each))),
    remove: (id: string) => setFiles((all) => all.filter((each) => each.id !== id)),
  }));
  useEffect(() => {
    let stopped = false;
    const look = async () => {
      for (const { id, file } of start) {
        if (stopped) return;
        try {
          for await (const update of lookAt(file)) {
            if (stopped) return;
            const { file: sent, print } = toSend({ id, file, inStream: false, ...update }) ?? {};
            if (sent && print !== undefined && offerFile(sent, print, accountId)) {
              toast({ title: `Going on with ${file.name}`, tone: "positive" });
              remove(id);
              break;
            }
            change(id, update);
          }
        } catch {
          // Deleted from the disk, or a folder.
          if (!stopped) change(id, { unread: true });
        }
      }
    };
    void look();
    return () => {
      stopped = true;
    };
  }, [accountId, start, change, remove]);
  const crop = async ({ id, file, facts }: LookedFile, cut: Cut) => {
    if (!facts) return;
    change(id, { making: "Cropping" });
    try {
      change(id, { making: undefined, made: await makeFile(file, facts, cut), asItIs: false });
    } catch {
      change(id, { making: undefined });
      toast({ title: `${file.name} could not be cropped`, tone: "blocked" });
    }
  };
  return { files, change, crop, remove };
}

type Look = Partial<LookedFile>;

async function* lookAt(file: File): AsyncGenerator<Look> {
  const [facts, print] = [await readFileFacts(file), await fingerprint(file)];
  if (whyRemake(facts) === undefined) {
    const whole = facts.whole && (!isPicture(facts) || (await canDraw(file)));
    yield { facts: { ...facts, whole }, print };
    return;
  }
  yield { facts, print, making: "Converting" };
  let made: MadeFile | undefined;
  try {
    made = await makeFile(file, facts);
  } catch {
    const whole = !isForeignPicture(facts.format) && (await canDraw(file));
    yield { facts: { ...facts, whole }, print, making: undefined };
    return;
  }
  yield { facts, print, making: undefined, made, uncut: made };
}

const isPicture = ({ type }: FileFacts) => type === "IMAGE" || type === "GIF";

/**
 * Whether the browser can decode a whole image. The size in a header proves nothing: a truncated or damaged picture
 * would be uploaded and stay a grey tile.
 */
async function canDraw(file: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
