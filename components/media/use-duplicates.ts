import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { alreadyInLibrary, type Duplicate, libraryFileName } from "@/lib/media/duplicates";
import { mediaOfPrints } from "@/lib/media/kept-prints";
import { recallSizes } from "@/lib/media/known-sizes";
import { type LookedFile, printsOf, toSend } from "./use-looked-files";
import { useMediaLibrary } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

const NONE: ReadonlyMap<string, string> = new Map();

/** What the library of the open account has already of some files, by their ids. */
export function useDuplicates(files: readonly LookedFile[]): ReadonlyMap<string, Duplicate> {
  const { environment, accountId } = useAccount();
  const { records: library } = useMediaLibrary();
  const sizes = useMediaSizes();
  const [byPrint, setByPrint] = useState(NONE);
  const sent = useMemo(
    () =>
      files.flatMap((each) => {
        const { file, facts } = toSend(each) ?? {};
        return file && facts ? { id: each.id, fileName: file.name, facts, prints: printsOf(each) } : [];
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
  return useMemo(
    () =>
      new Map(
        sent.flatMap((each) => {
          const duplicate = alreadyInLibrary(each, { library, byPrint, sizes });
          return duplicate ? [[each.id, duplicate] as const] : [];
        }),
      ),
    [sent, library, byPrint, sizes],
  );
}
