"use client";

import { useEffect } from "react";
import { type LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { toast } from "@/components/ui/toast";
import { counted } from "@/lib/format/plurals";
import type { Copied, CopyFormat } from "@/lib/grid/copied-rows";
import { inShownOrder } from "@/lib/lists/selection";
import { clipboardIsTaken, rowInFocus } from "./focused-element";

interface CopyRows<Row extends { readonly id: string }, Code> {
  resource: { readonly one: string; readonly many: string };
  /** Whether they are shown or not. */
  chosen: readonly Row[];
  /** Filtered and sorted. */
  shown: readonly Row[];
  /** The row on the service, where changes are staged. */
  original: (row: Row) => Row;
  /** Formats rows for the clipboard; fetched when rows are about to be copied. */
  code: LazyModule<Code>;
  copied: (code: Code, format: CopyFormat, rows: readonly Row[]) => Copied;
}

/**
 * Copies rows of the page's grid with the browser's own copy command: the chosen ones or, without any, the focused
 * one.
 *
 * @returns copies the chosen ones in any format, optionally with staged values
 */
export function useCopyRows<Row extends { readonly id: string }, Code>({
  resource,
  chosen,
  shown,
  original,
  code,
  copied,
}: CopyRows<Row, Code>): (format: CopyFormat, staged?: boolean) => void {
  const late = useLazyModule(code, chosen.length > 0);
  const inWords = (count: number) => counted(count, resource.one, resource.many);
  const notify = (count: number) => toast({ title: `Copied ${inWords(count)}`, tone: "positive" });
  const rowsOf = (records: readonly Row[], staged = false) => {
    const ordered = inShownOrder(records, shown);
    return staged ? ordered : ordered.map(original);
  };

  const put = async (format: CopyFormat, records: readonly Row[], staged?: boolean) => {
    await code
      .get()
      .then((there) => write(copied(there, format, rowsOf(records, staged))))
      .then(
        () => notify(records.length),
        () =>
          toast({
            title: `${inWords(records.length)} not copied`,
            description: "The browser does not allow it. Export them as a file instead.",
            tone: "attention",
          }),
      );
  };

  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isOfSomethingElse()) return;
      const focused = rowInFocus();
      const records = chosen.length > 0 ? chosen : shown.filter(({ id }) => id === focused);
      if (records.length === 0) return;
      event.preventDefault();
      const { clipboardData } = event;
      if (!late || !clipboardData) return void put("table", records);
      const { plain, html } = copied(late, "table", rowsOf(records));
      clipboardData.setData("text/plain", plain);
      if (html !== undefined) clipboardData.setData("text/html", html);
      notify(records.length);
    };
    document.addEventListener("copy", onCopy);
    return () => document.removeEventListener("copy", onCopy);
  });

  return (format, staged) => void put(format, chosen, staged);
}

/** Selected text has its own copy behaviour. */
const isOfSomethingElse = () => !(getSelection()?.isCollapsed ?? true) || clipboardIsTaken();

const blobOf = (type: string, text: string) => ({ [type]: new Blob([text], { type }) });

async function write({ plain, html }: Copied): Promise<void> {
  if (html === undefined) return navigator.clipboard.writeText(plain);
  const item = new ClipboardItem({ ...blobOf("text/plain", plain), ...blobOf("text/html", html) });
  return navigator.clipboard.write([item]);
}
