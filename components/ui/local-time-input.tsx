import { clockAdvice } from "@/lib/time/calendar";
import { TextInput } from "./text-input";

interface LocalTimeInputProps {
  /** Whose clocks the time is of. */
  zone: string;
  /** `2026-11-21T09:30`; empty for none. */
  value: string;
  /** The instant that is edited, in milliseconds: of an hour that comes twice it says which one is meant. */
  was?: number | undefined;
  onValueChange: (local: string) => void;
  className?: string;
}

/** A day and time on a zone's clocks. Says at once when they skip that time, or show it twice. */
export function LocalTimeInput({ zone, value, was, onValueChange, className }: LocalTimeInputProps) {
  const advice = clockAdvice(zone, value, was);
  return (
    <>
      <TextInput
        type="datetime-local"
        value={value}
        className={className}
        onChange={({ target }) => onValueChange(target.value)}
      />
      {advice !== undefined && (
        <p role="status" className="mt-1 text-attention text-sm">
          {advice}
        </p>
      )}
    </>
  );
}
