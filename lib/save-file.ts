/** Downloads text in the browser. The browser joins the parts, whatever their size. */
export function saveFile(name: string, type: string, parts: readonly string[]): void {
  saveBlob(name, new Blob([...parts], { type }));
}

/** Hands anything to the browser as a download. */
export function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the blob only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
