const notation: Readonly<Record<string, string>> = { '.': ',', '×': '·', '÷': ':' }

/** Returns an expression or a quantity with the decimal comma and the operators of German schools. */
export function inNotation(written: string): string {
  return written.replace(/[.×÷]/g, (character) => notation[character] ?? character)
}
