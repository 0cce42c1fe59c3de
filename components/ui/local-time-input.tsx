import { clockAdvice } from "@/lib/time/calendar";
import { TextInput } from "./text-input";

interface LocalTimeInputProps {
  /** The time zone of the time. */
  zone: string;
  /** `2026-11-21T09:30`; empty for none. */
  value: string;
  /** The current instant in milliseconds: decides which one is meant in an hour that comes twice. */
  was?: number | undefined;
  onValueChange: (local: string) => void;
  className?: string;
}

/** A day and time in a zone. Warns at once about a time that clocks skip or show twice. */
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
