import { classNames } from "./class-names";

interface NameProps {
  children: string;
  className?: string | undefined;
}

/** User text: in its own direction, and whole under the pointer if it is truncated. */
export function Name({ children, className }: NameProps) {
  return (
    <bdi title={children} className={className}>
      {children}
    </bdi>
  );
}

/** A name that is truncated at its end, in whichever direction it is written. */
export function CutName({ children, className }: NameProps) {
  return <Name className={classNames("block w-fit max-w-full truncate", className)}>{children}</Name>;
}
