export interface OfferedFile {
  readonly file: File;
  /** Opens the file again after a reload, if the browser supports it. */
  readonly handle?: FileSystemFileHandle | undefined;
}

/**
 * The files of a drop, with handles if the browser supports them. Must be called synchronously in the event: dropped
 * data is not available later.
 */
export function droppedFiles(transfer: DataTransfer): Promise<OfferedFile[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === "file");
  return Promise.all(
    items.map(async (item) => {
      const file = item.getAsFile();
      const asked = handleOf(item);
      const handle = await asked.catch(() => undefined);
      return file && { file, handle };
    }),
  ).then((files) => files.filter((file) => file !== null));
}

async function handleOf(item: DataTransferItem): Promise<FileSystemFileHandle | undefined> {
  const ask: unknown = Reflect.get(item, "getAsFileSystemHandle");
  if (typeof ask !== "function") return undefined;
  const handle: unknown = await ask.call(item);
  return handle instanceof FileSystemFileHandle ? handle : undefined;
}

/** Opens the file of a handle, asking for permission if the browser requires it; undefined without. */
export async function reopen(handle: FileSystemFileHandle): Promise<File | undefined> {
  try {
    const ask: unknown = Reflect.get(handle, "requestPermission");
    if (typeof ask === "function" && (await ask.call(handle, { mode: "read" })) !== "granted")
      return undefined;
    return await handle.getFile();
  } catch {
    // Moved, renamed, or refused by the browser: the file can be dropped again.
    return undefined;
  }
}
