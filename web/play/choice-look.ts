import type { Question } from '#maths'

/** The number of choices from which they are one long strip of numbers. Two or three are cards. */
const stripFrom = 4

export type ChoiceLook = 'strip' | 'groups' | 'bars' | 'cards'

/** Returns how the choices of a question look. */
export function choiceLook({ expects, drawn }: Question<'choice'>): ChoiceLook {
  if (drawn.kind === 'groups' || drawn.kind === 'bars') return drawn.kind
  const { choices } = expects
  const inARow = choices.every((choice, i) => choice === String(i + 1))
  return inARow && choices.length >= stripFrom ? 'strip' : 'cards'
}
