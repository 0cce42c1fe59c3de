/** Below a field: something worth a second look, or else what the field is for. */
export function Advice({ text, otherwise }: { text: string | undefined; otherwise?: string }) {
  if (text === undefined) return otherwise;
  return <span className="text-attention">{text}</span>;
}
