import type { Sum } from './hops-of.ts'

/** The round that every visitor begins: its id decides its questions, so the page can be painted before its code is here. */
export const heroRound = { operation: 'addition', levelId: '1.2', id: 'hero' } as const

/** What it asks first. */
export const firstSum: Sum = { text: '8 + 7', isKnown: false }
