import { useEffect, useState } from "react";

/** An address of a file for as long as it is shown; undefined without one. */
export function useFileAddress(file: Blob | undefined): string | undefined {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!file) return setSrc(undefined);
    const address = URL.createObjectURL(file);
    setSrc(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return src;
}
