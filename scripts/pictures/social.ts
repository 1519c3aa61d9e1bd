const ink = '#1f2d5c'
const ball = '#ffe629'
/** Returns the x of a number on the line, in pixels. The line begins with 5 at 40, and the ticks are 80 apart. */
const xOf = (number: number) => 40 + 80 * (number - 5)
const numbers = Array.from({ length: 15 }, (_, i) => i + 5)

/**
 * Returns the page for the picture of a shared link: the wordmark, the headline and the two hops of 8 + 7. The picture
 * is 1200 by 630 pixels. `headlineFont` is a woff2 file in base64.
 */
export function socialPage(wordmark: string, headlineFont: string): string {
  const hop = (from: number, by: number, height: number) =>
    `<path fill="#fff" d="M${xOf(from)} 496a${by * 40} ${height} 0 0 1 ${by * 80} 0z"/>
     <text x="${xOf(from) + by * 40}" y="${496 - height * 0.3}" font-size="38">+ ${by}</text>`
  const tick = (number: number) =>
    `<path d="M${xOf(number)} 500v${number % 5 === 0 ? 30 : 20}" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>
     ${number === 15 ? '' : `<text x="${xOf(number)}" y="568" font-size="34">${number}</text>`}`
  return `<!doctype html>
<style>
  @font-face { font-family: Headline; font-weight: 700; src: url(data:font/woff2;base64,${headlineFont}) }
  body { margin: 0; width: 1200px; height: 630px; position: relative; overflow: hidden; background: ${ball}; color: ${ink};
    font: 700 84px/.98 Headline }
  body > * { position: absolute; left: 64px }
  body > svg:first-of-type { top: 44px; width: 400px; height: auto }
  h1 { top: 146px; margin: 0; font: inherit; letter-spacing: -.015em }
  body > svg:last-of-type { left: 0; top: 0 }
  text { font: 700 34px Headline; text-anchor: middle; fill: ${ink} }
</style>
${wordmark}
<h1>Every right answer<br>is a hop forward.</h1>
<svg width="1200" height="630" viewBox="0 0 1200 630">
  ${hop(8, 2, 70)}${hop(10, 5, 140)}
  <path d="M0 500H1200" stroke="${ink}" stroke-width="9"/>
  ${numbers.map(tick).join('')}
  <rect x="${xOf(15) - 25}" y="534" width="50" height="46" rx="13" fill="${ink}"/>
  <text x="${xOf(15)}" y="568" style="fill:#fff">?</text>
  <circle cx="${xOf(8)}" cy="474" r="22" fill="#fff" stroke="${ink}" stroke-width="9"/>
</svg>`
}
