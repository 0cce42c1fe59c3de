/**
 * Whether the browser can draw an image, all of it. A head that tells a size says nothing of the picture behind it:
 * one that was cut in half, or overwritten, is uploaded and stays a grey tile.
 */
export async function canDraw(file: Blob): Promise<boolean> {
  try {
    const bitmap = await createImageBitmap(file);
    bitmap.close();
    return true;
  } catch {
    return false;
  }
}
