/** A name as lists compare it: whatever its case and however its accents are composed. */
export function foldName(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

/** SQL for `q`: names that start with what was typed, whatever the case. */
export function startsWith(column: string, placeholder: string): string {
  return `substr(${column}, 1, length(${placeholder})) = ${placeholder}`;
}
