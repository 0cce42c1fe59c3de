import { useEffect, useMemo, useState } from "react";
import { useAccount } from "@/components/shell/account";
import { useStore } from "@/components/ui/use-store";
import {
  alreadyInLibrary,
  type LibraryDuplicate,
  libraryFileName,
  offeredBefore,
} from "@/lib/media/duplicates";
import { recallSizes } from "@/lib/media/known-sizes";
import { mediaOfPrints } from "@/lib/media/stored-prints";
import { isOpenUpload, printsOfUpload, type UploadItem, uploadStore } from "./uploads";
import { type LookedFile, printsOf, toSend } from "./use-looked-files";
import { useMediaLibrary } from "./use-media-library";
import { useMediaSizes } from "./use-media-sizes";

const NONE: ReadonlyMap<string, string> = new Map();

/** A duplicate of a file: one of the library, one being uploaded, or one offered before it at the same time. */
export type Duplicate =
  | LibraryDuplicate
  | { readonly same: "uploading"; readonly upload: UploadItem }
  | { readonly same: "offered"; readonly first: LookedFile };

/**
 * The duplicates of some files, by their ids: in the library of the open account, among its uploads, and among the
 * files themselves.
 */
export function useDuplicates(files: readonly LookedFile[]): ReadonlyMap<string, Duplicate> {
  const { environment, accountId } = useAccount();
  const uploading = useOpenUploads();
  const { records: library } = useMediaLibrary();
  const sizes = useMediaSizes();
  const [byPrint, setByPrint] = useState(NONE);
  const sent = useMemo(
    () =>
      files.flatMap((each) => {
        const { file, facts } = toSend(each) ?? {};
        const duplicate: Duplicate = { same: "offered", first: each };
        const shown = { id: each.id, duplicate, prints: printsOf(each) };
        return file && facts ? { ...shown, fileName: file.name, facts } : [];
      }),
    [files],
  );
  useEffect(() => {
    let shown = true;
    // Uploads are included once they have finished.
    const open = new Set(uploading.flatMap((each) => each.prints));
    const prints = sent.flatMap((each) => each.prints.filter((print) => !open.has(print)));
    void mediaOfPrints({ environment, accountId }, prints).then((found) => {
      if (shown) setByPrint(found);
    });
    return () => {
      shown = false;
    };
  }, [environment, accountId, sent, uploading]);
  useEffect(() => {
    const names = new Set(sent.map(({ fileName }) => libraryFileName(fileName)));
    const namesakes = library.filter(({ file_name }) => file_name !== null && names.has(file_name));
    void recallSizes(namesakes.map(({ media_key }) => media_key));
  }, [sent, library]);
  return useMemo(() => {
    const again = offeredBefore([...uploading, ...sent]);
    return new Map(
      sent.flatMap((each) => {
        const there = alreadyInLibrary(each, { library, byPrint, sizes });
        const duplicate = there ?? again.get(each.id)?.duplicate;
        return duplicate ? [[each.id, duplicate] as const] : [];
      }),
    );
  }, [sent, uploading, library, byPrint, sizes]);
}

/** The running uploads of the open account, without their progress. */
function useOpenUploads() {
  const { environment, accountId } = useAccount();
  const ids = useStore(uploadStore, (all) =>
    all
      .filter(
        (item) =>
          isOpenUpload(item) && item.accountId === accountId && item.scope.environment === environment,
      )
      .map(({ id }) => id)
      .join(" "),
  );
  return useMemo(() => {
    const open = new Set(ids.split(" "));
    return uploadStore.get().flatMap((upload) => {
      const duplicate: Duplicate = { same: "uploading", upload };
      return open.has(upload.id) ? [{ id: upload.id, duplicate, prints: printsOfUpload(upload) }] : [];
    });
  }, [ids]);
}
