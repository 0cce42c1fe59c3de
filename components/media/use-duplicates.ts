import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import {
  alreadyInLibrary,
  type LibraryDuplicate,
  libraryFileName,
  offeredBefore,
} from "@/lib/media/duplicates";
import { mediaOfPrints } from "@/lib/media/kept-prints";
import { recallSizes } from "@/lib/media/known-sizes";
import { type LookedFile, printsOf, toSend } from "./use-looked-files";
import { useMediaLibrary } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

const NONE: ReadonlyMap<string, string> = new Map();

/** What makes a file a second one: one of the library, or one offered before it at the same time. */
export type Duplicate = LibraryDuplicate | { readonly same: "offered"; readonly first: LookedFile };

/** What the library of the open account has already of some files, and which of them are the same, by their ids. */
export function useDuplicates(files: readonly LookedFile[]): ReadonlyMap<string, Duplicate> {
  const { environment, accountId } = useAccount();
  const { records: library } = useMediaLibrary();
  const sizes = useMediaSizes();
  const [byPrint, setByPrint] = useState(NONE);
  const sent = useMemo(
    () =>
      files.flatMap((each) => {
        const { file, facts } = toSend(each) ?? {};
        const told = { id: each.id, looked: each, prints: printsOf(each) };
        return file && facts ? { ...told, fileName: file.name, facts } : [];
      }),
    [files],
  );
  useEffect(() => {
    let shown = true;
    const prints = sent.flatMap((each) => each.prints);
    void mediaOfPrints({ environment, accountId }, prints).then((found) => {
      if (shown) setByPrint(found);
    });
    return () => {
      shown = false;
    };
  }, [environment, accountId, sent]);
  useEffect(() => {
    const names = new Set(sent.map(({ fileName }) => libraryFileName(fileName)));
    const namesakes = library.filter(({ file_name }) => file_name !== null && names.has(file_name));
    void recallSizes(namesakes.map(({ media_key }) => media_key));
  }, [sent, library]);
  return useMemo(() => {
    const again = offeredBefore(sent);
    return new Map(
      sent.flatMap((each) => {
        const there = alreadyInLibrary(each, { library, byPrint, sizes });
        const first = again.get(each.id)?.looked;
        const duplicate: Duplicate | undefined = there ?? (first && { same: "offered", first });
        return duplicate ? [[each.id, duplicate] as const] : [];
      }),
    );
  }, [sent, library, byPrint, sizes]);
}
