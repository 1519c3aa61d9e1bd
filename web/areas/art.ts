/** The drawings on cards, by the names that the tables of areas and operations use. */
import angle from '../ui/art/sign-angle.svg'
import brackets from '../ui/art/sign-brackets.svg'
import capacity from '../ui/art/sign-capacity.svg'
import divide from '../ui/art/sign-divide.svg'
import mass from '../ui/art/sign-mass.svg'
import minus from '../ui/art/sign-minus.svg'
import plus from '../ui/art/sign-plus.svg'
import time from '../ui/art/sign-time.svg'
import times from '../ui/art/sign-times.svg'
import words from '../ui/art/sign-words.svg'
import fourOperations from '../ui/art/topic-four.svg'
import ruler from '../ui/art/topic-measure.svg'
import numbers from '../ui/art/topic-number.svg'
import timesTables from '../ui/art/topic-times.svg'

export const art = {
  angle,
  brackets,
  capacity,
  divide,
  fourOperations,
  mass,
  minus,
  numbers,
  plus,
  ruler,
  time,
  times,
  timesTables,
  words,
} as const
export type Art = keyof typeof art
