import { classNames } from "@/components/ui/class-names";
import type { LineView } from "@/lib/previews/view";
import styles from "./preview.module.css";

interface LineProps {
  line: LineView;
  className?: string | undefined;
  part?: string;
}

/** Words of the record, in their own direction; or in italics what will stand there. */
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
