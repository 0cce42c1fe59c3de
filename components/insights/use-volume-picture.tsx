import { type ReactNode, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useSavePicture } from "@/components/previews/use-save-picture";
import { VolumePicture } from "./volume-picture";
import type { VolumeViewProps } from "./volume-view";

/** Saves the chart as a picture. It is rendered off screen meanwhile. */
export function useVolumePicture(
  { series, by, zone }: VolumeViewProps,
  given: number,
): { readonly save: (fileName: string) => void; readonly picture: ReactNode } {
  const { savePicture } = useSavePicture();
  const element = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(false);
  const save = useCallback(
    (fileName: string) => {
      flushSync(() => setDrawn(true));
      if (element.current) void savePicture(fileName, element.current).finally(() => setDrawn(false));
    },
    [savePicture],
  );
  return {
    save,
    picture: drawn && <VolumePicture picture={element} series={series} by={by} zone={zone} given={given} />,
  };
}
