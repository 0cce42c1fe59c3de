"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useOpenRoute } from "@/components/shell/dashboard-route";
import { lateComponent } from "@/components/ui/late-component";

// No page needs it to render.
const NoteOpened = lateComponent(() => import("./note-opened").then((file) => file.NoteOpened));

/** Remembers in this browser which panel is open, for the palette. Renders nothing; mounted once, in the frame. */
export function RememberOpened() {
  const place = useOpenRoute();
  // Pages below a section, such as scheduled posts, count as different pages.
  const section = usePathname()?.split("/").slice(4).join("/");
  const id = useSearchParams()?.get("panel");
  if (!place || section === undefined || !id) return null;
  return <NoteOpened {...place} section={section} id={id} />;
}
