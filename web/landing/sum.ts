import type { Question } from '#maths'

/** A sum on the number line of the hero. */
export interface Sum {
  readonly left: number
  readonly right: number
  /** Whether the line shows the total. */
  readonly isKnown: boolean
}

/** The round that every visitor begins. Its id decides its questions, so the page can show the first one before its code. */
export const heroRound = { operation: 'addition', levelId: '1.2', id: 'hero' } as const

/** The first question of that round. */
export const firstSum: Sum = { left: 8, right: 7, isKnown: false }

/** @throws for any question but a sum of two numbers; the hero's level asks nothing else. */
export function sumOf({ ask }: Question): Pick<Sum, 'left' | 'right'> {
  if (ask.kind === 'calculation') {
    const { operator, left, right } = ask.expression
    if (operator === '+' && typeof left === 'number' && typeof right === 'number') return { left, right }
  }
  throw new Error(`The number line shows no ${ask.kind}`)
}
