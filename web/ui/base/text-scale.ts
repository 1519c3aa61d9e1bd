/** The size of text in pixels, unless the user has chosen another one in the browser. */
const usualSize = 16

/** Returns how much larger the text is than usual: 2 for a user who has doubled it. */
export function textScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualSize
}
