/** Between two letters of the code, as in `projector.module.css`. */
const gap = 0.06

/** How wide a code is in units of its own size, so that the widest one, six times W, still stands on one line. */
export function emsOf(code: string): number {
  const size = 100
  const pen = document.createElement('canvas').getContext('2d')
  // Without a canvas: as if every letter were a W.
  if (!pen) return code.length
  pen.font = `700 ${size}px "Baloo 2", Lexend, sans-serif`
  return pen.measureText(code).width / size + gap * code.length
}
