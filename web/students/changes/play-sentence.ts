import type { UnlikelyPlay } from '#contract'
import { titleByOperation } from '#maths'

const dates = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long' })

/** Returns the sentences about play that is too fast to be a child's. They name facts, and accuse nobody. */
export function playSentence(mark: UnlikelyPlay, name: string): string {
  const on = dates.format(mark.at)
  if (mark.kind === 'tooMuch') {
    const passed = mark.within < minute ? 'less than a minute' : `only ${minutes(mark.within)}`
    return `On ${on}, ${minutes(mark.played)} of play by ${name} arrived. The play before was ${passed} earlier. ${name} may have used a second device without internet.`
  }
  if (mark.kind === 'tooMany')
    return `${name} began ${mark.rounds.toLocaleString('en-NZ')} rounds within 24 hours, the last on ${on}.`
  const level = `${titleByOperation[mark.operation]} ${mark.levelId}`
  return mark.rounds === 1
    ? `${name} typed most answers in less than 0.3 seconds each, in ${level} on ${on}.`
    : `In ${mark.rounds} rounds, ${name} typed most answers in less than 0.3 seconds each. The last round was ${level} on ${on}.`
}

const minute = 60_000

function minutes(milliseconds: number): string {
  const whole = Math.max(1, Math.round(milliseconds / minute))
  return whole === 1 ? '1 minute' : `${whole.toLocaleString('en-NZ')} minutes`
}
