/** What no file may be called by on Windows, macOS, Android or Linux, and what the eye cannot see. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** 'Room 12 Maths, Addition 2026-02-09.csv': what it holds and the day, where the teacher is. */
export function csvFileName(what: string, on: Date): string {
  const allowed = what
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  // By whole signs: half of one is no text.
  const name = [...allowed].slice(0, 100).join('').trim()
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return `${name} ${day}.csv`.trim()
}
