import { classNames } from "@/components/ui/class-names";
import type { LineView } from "@/lib/previews/view";
import styles from "./preview.module.css";

interface LineProps {
  line: LineView;
  className?: string | undefined;
  part?: string;
}

/** Text of the record, in its own direction; or a placeholder in italics. */
export function PreviewLine({ line, className, part }: LineProps) {
  return (
    <span
      dir="auto"
      data-part={part}
      className={classNames("block", className, line.missing && styles.missing)}
    >
      {line.text}
    </span>
  );
}
