import { useEffect, useState } from "react";
import { Still } from "@/components/ui/still";
import type { MediaType } from "@/lib/ads/endpoints/media-library";

interface FileThumbProps {
  /** Undefined where it is not at hand any more, as after a reload. */
  file: Blob | undefined;
  /** Undefined while that is not known. */
  type: MediaType | undefined;
  className?: string;
}

/** A small still of a file on this device, named beside it. Films have a sign in its place. */
export function FileThumb({ file, type, className }: FileThumbProps) {
  const address = useFileAddress(type === "IMAGE" || type === "GIF" ? file : undefined);
  return <Still address={address} moving={type === "VIDEO"} plain className={className} />;
}

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
