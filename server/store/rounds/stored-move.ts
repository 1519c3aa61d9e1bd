import { move } from '#contract'
import type { Move } from '#maths'
import type { Tables } from '../schema.ts'
import { readJson } from './stored-round.ts'

/** Returns a move as it was sent, or null if its row is damaged. */
export function readMove({ number, at, move: text }: Pick<Tables['moves'], 'number' | 'at' | 'move'>): Move | null {
  const { data } = move.safeParse({ number, at, ...Object(readJson(text)) })
  return data ?? null
}
