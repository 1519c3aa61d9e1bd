/** The code of a worksheet as people read and type it. */

/** Returns "7K4M-3P9Q" for "7K4M3P9Q". */
export const shownCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`

/** Returns a typed code as it is stored, or null if it cannot be one. Spaces and hyphens do not count. */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\p{Dash}]/gu, '')
  return /^[2-9A-HJ-NP-Z]{8}$/.test(code) ? code : null
}
