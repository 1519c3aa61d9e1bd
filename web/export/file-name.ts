/** What no file may be called by on Windows, macOS, Android or Linux, and what the eye cannot see. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** 'Room 12 Maths, Addition 2026-02-09.csv': what it holds and the day, where the teacher is. */
export function csvFileName(what: string, on: Date): string {
  const name = what
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .slice(0, 100)
    .trim()
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return `${name} ${day}.csv`.trim()
}
