interface NamedProps {
  name: string;
  /** The name of its parent, where many have the same name. */
  within?: string | undefined;
  className?: string;
}

/** A record's name, followed by a fainter name of its parent. */
export function RecordTitle({ name, within, className }: NamedProps) {
  return (
    <span className={className} title={within === undefined ? name : `${name} in ${within}`}>
      <bdi>{name}</bdi>
      {within !== undefined && (
        <>
          {" "}
          <bdi className="text-text-muted">in {within}</bdi>
        </>
      )}
    </span>
  );
}
