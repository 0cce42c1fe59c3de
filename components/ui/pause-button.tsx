import { Pause, Play } from "lucide-react";
import { IconButton } from "./icon-button";

interface PauseButtonProps {
  /** The name of what is paused or resumed. */
  name: string;
  active: boolean;
  /** For a thumb. */
  large?: boolean;
  disabledReason: string | undefined;
  onClick: () => void;
}

/** Pauses or resumes. */
export function PauseButton({ name, active, large = false, disabledReason, onClick }: PauseButtonProps) {
  const Icon = active ? Pause : Play;
  return (
    <IconButton
      label={`${active ? "Pause" : "Resume"} ${name}`}
      size="small"
      className={large ? "size-11" : undefined}
      disabledReason={disabledReason}
      onClick={onClick}
    >
      <Icon size={large ? 18 : 14} aria-hidden />
    </IconButton>
  );
}
