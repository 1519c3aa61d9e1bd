/** The drawings of cards, by their names in the tables of areas and operations. */
import angle from '../ui/art/symbol-angle.svg'
import brackets from '../ui/art/symbol-brackets.svg'
import capacity from '../ui/art/symbol-capacity.svg'
import divide from '../ui/art/symbol-divide.svg'
import mass from '../ui/art/symbol-mass.svg'
import minus from '../ui/art/symbol-minus.svg'
import plus from '../ui/art/symbol-plus.svg'
import time from '../ui/art/symbol-time.svg'
import times from '../ui/art/symbol-times.svg'
import words from '../ui/art/symbol-words.svg'
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
