import type { Question } from '#maths'

/** A sum on the number line of the hero. */
export interface Sum {
  readonly left: number
  readonly right: number
  /** Whether the line shows the total. */
  readonly isKnown: boolean
}

/** The round of every visitor. Its id decides its questions, so the first one is known before the code is loaded. */
export const heroRound = { operation: 'addition', levelId: '1.2', id: 'hero 79' } as const

/** The first question of `heroRound`. */
export const firstSum: Sum = { left: 8, right: 7, isKnown: false }

/** @throws for any question but a sum of two numbers. The level of `heroRound` has no others. */
export function sumOf({ ask }: Question): Pick<Sum, 'left' | 'right'> {
  if (ask.kind === 'calculation') {
    const { operator, left, right } = ask.expression
    if (operator === '+' && typeof left === 'number' && typeof right === 'number') return { left, right }
  }
  throw new Error('This is no sum')
}
