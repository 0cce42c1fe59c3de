"use client";

import { storedChoice } from "@/components/ui/stored-choice";
import { TABLE_FORMATS, type TableFormat, tableFormats } from "@/lib/table-files/table-formats";

/** The kind of file that this browser exports lists as. */
export const exportedAs = storedChoice("exported-as", tableFormats, "csv");

/** The format in typed words, by its extension or label: "export as xlsx". */
export function typedFormat(typed: string): TableFormat | undefined {
  const words = typed.toLowerCase().split(/[^a-z]+/);
  return tableFormats.find((format) => {
    const names = [format, ...TABLE_FORMATS[format].label.toLowerCase().split(/[^a-z]+/)];
    return words.some((word) => word !== "" && names.includes(word));
  });
}
