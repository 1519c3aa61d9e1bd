/** Returns the line about refused answers. `most` is the largest number while the page was open. */
export function setAsideText(answers: number, most: number): string | null {
  if (answers === 1) return '1 answer waits on this device. It is tried again every day.'
  if (answers > 1) return `${answers} answers wait on this device. They are tried again every day.`
  if (most === 0) return null
  return most === 1 ? 'Your answer is sent.' : `All ${most} answers are sent.`
}
