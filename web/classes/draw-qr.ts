import { encodeQR } from 'qr'

/** The white margin that a camera needs around the code, in squares. */
const border = 4

/** Returns the dark squares of a QR code as one SVG path, on a field of `size` by `size`. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { size: rows.length, path }
}
