interface TypedHandles {
  /** Without the sign, each once. */
  readonly handles: readonly string[];
  readonly unreadable: readonly string[];
}

/** Reads handles from a text, separated by commas, white space or lines, with or without the sign. */
export function readHandles(text: string): TypedHandles {
  const handles = new Map<string, string>();
  const unreadable: string[] = [];
  for (const piece of text.split(/[\s,;]+/u)) {
    const handle = piece.replace(/^@/, "");
    if (handle === "") continue;
    if (!/^\w{1,15}$/.test(handle)) unreadable.push(piece);
    else if (!handles.has(handle.toLowerCase())) handles.set(handle.toLowerCase(), handle);
  }
  return { handles: [...handles.values()], unreadable };
}
