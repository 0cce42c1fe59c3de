"use client";

import { Monitor, Moon, MoonStar, Smartphone, Sun } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Switch } from "@/components/ui/checkbox";
import { Segmented } from "@/components/ui/segmented";
import { PreviewFrame } from "./preview-frame";
import { type PreviewLook, USUAL_LOOK } from "./preview-look";

interface PreviewStageProps {
  /** Its content, "Preview of the card". */
  label: string;
  /** Below the frame, beside the word "Preview". */
  caption?: ReactNode;
  /** Further actions: export, share, send. */
  actions?: ReactNode;
  children: ReactNode;
}

const DEVICES = [
  { value: "mobile", label: "Phone", icon: <Smartphone size={14} aria-hidden /> },
  { value: "desktop", label: "Desktop", icon: <Monitor size={14} aria-hidden /> },
] as const;

const THEMES = [
  { value: "light", label: "Light", icon: <Sun size={14} aria-hidden /> },
  { value: "dark", label: "Dark", icon: <Moon size={14} aria-hidden /> },
  { value: "black", label: "Black", icon: <MoonStar size={14} aria-hidden /> },
] as const;

/** The switches of a preview: device, theme, worst case. */
export function LookSwitches({
  look,
  onLookChange,
}: {
  look: PreviewLook;
  onLookChange: (look: PreviewLook) => void;
}) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Device"
        value={look.device}
        onValueChange={(device) =>
          onLookChange({ ...look, device, worstCase: look.worstCase && device === "mobile" })
        }
        options={DEVICES}
        iconsOnly
      />
      <Segmented
        label="Theme of the preview"
        value={look.theme}
        onValueChange={(theme) => onLookChange({ ...look, theme })}
        options={THEMES}
        iconsOnly
      />
      <Switch
        checked={look.worstCase}
        // Its screen is the narrowest phone.
        onCheckedChange={(worstCase) =>
          onLookChange({ ...look, worstCase, device: worstCase ? "mobile" : look.device })
        }
        title="The narrowest phone, large letters, pictures that do not load"
      >
        Small screen, large text
      </Switch>
    </div>
  );
}

/** A preview with its switches and the label "Preview". */
export function PreviewStage({ label, caption, actions, children }: PreviewStageProps) {
  const [look, setLook] = useState(USUAL_LOOK);
  return (
    <div className="flex flex-col gap-3 p-4">
      <LookSwitches look={look} onLookChange={setLook} />
      {/* The picture includes the label "Preview". */}
      <div className="flex flex-col gap-3" data-exported>
        <PreviewFrame look={look} label={label}>
          {children}
        </PreviewFrame>
        <p className="text-center text-sm text-text-muted">Preview{caption ? <> · {caption}</> : null}</p>
      </div>
      {actions && <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">{actions}</div>}
    </div>
  );
}
