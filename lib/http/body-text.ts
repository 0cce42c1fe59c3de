import "server-only";

/** The body of a request as text, read no further than it may be long; undefined where it is longer. */
export async function bodyText(request: Request, most: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const reader = request.body?.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    size += read.value.length;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(read.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}
