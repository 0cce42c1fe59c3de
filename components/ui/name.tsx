interface NameProps {
  children: string;
  className?: string | undefined;
}

/** Words that a person typed: in their own direction of writing, and whole under the pointer where they are cut. */
export function Name({ children, className }: NameProps) {
  return (
    <bdi title={children} className={className}>
      {children}
    </bdi>
  );
}
