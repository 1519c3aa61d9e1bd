/** The drawings of cards, by their names in the tables of areas and operations. */
import angle from './symbol-angle.svg'
import brackets from './symbol-brackets.svg'
import capacity from './symbol-capacity.svg'
import divide from './symbol-divide.svg'
import mass from './symbol-mass.svg'
import minus from './symbol-minus.svg'
import plus from './symbol-plus.svg'
import time from './symbol-time.svg'
import times from './symbol-times.svg'
import words from './symbol-words.svg'
import fourOperations from './topic-four.svg'
import ruler from './topic-measure.svg'
import numbers from './topic-number.svg'
import timesTables from './topic-times.svg'

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
