import type { ChoiceQuestion } from '#maths'

/** From so many numbers on they are one long bar of numbers; two or three stand as cards. */
const stripFrom = 4

export type ChoiceLook = 'strip' | 'groups' | 'bars' | 'cards'

/** How the choices of a question look. */
export function choiceLook({ choices, drawn }: ChoiceQuestion): ChoiceLook {
  if (drawn.kind === 'groups' || drawn.kind === 'bars') return drawn.kind
  const inARow = choices.every((choice, i) => choice === String(i + 1))
  return inARow && choices.length >= stripFrom ? 'strip' : 'cards'
}
