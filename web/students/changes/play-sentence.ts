import type { UnlikelyPlay } from '#contract'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { levelWords } from '../level-words.ts'

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })

/** Returns the sentences about play that is too fast to be a child's. They name facts, and accuse nobody. */
export function playSentence(mark: UnlikelyPlay, name: string): string {
  const date = dates.format(mark.at)
  if (mark.kind === 'tooMuch') {
    const played = minutes(mark.played)
    return mark.within < minute
      ? m.class_too_much_at_once({ date, minutes: played, name })
      : m.class_too_much({ date, minutes: played, name, passed: minutes(mark.within) })
  }
  if (mark.kind === 'tooMany') return m.class_too_many({ rounds: mark.rounds, name, date })
  const level = levelWords(mark.operation, mark.levelId)
  return m.class_too_quick({ rounds: mark.rounds, name, level, date })
}

const minute = 60_000

const minutes = (milliseconds: number) => Math.max(1, Math.round(milliseconds / minute))
