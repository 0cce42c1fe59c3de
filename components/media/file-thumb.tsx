import { useEffect, useState } from "react";
import { Still } from "@/components/ui/still";
import type { MediaType } from "@/lib/ads/endpoints/media-library";

interface FileThumbProps {
  /** Undefined if it is no longer available, as after a reload. */
  file: Blob | undefined;
  /** Undefined while unknown. */
  type: MediaType | undefined;
  className?: string;
}

/** A small still of a file on this device, named beside it. Videos have an icon instead. */
export function FileThumb({ file, type, className }: FileThumbProps) {
  const address = useFileAddress(type === "IMAGE" || type === "GIF" ? file : undefined);
  return <Still address={address} moving={type === "VIDEO"} plain className={className} />;
}

/** An object URL of a file while it is mounted; undefined without a file. */
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
