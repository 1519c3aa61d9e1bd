import type { JudgedRound } from './judge-moves.ts'

/** Returns the rounds with answers that a page of the server cannot have, which was loaded at `since`. */
export async function readNewRounds(account: string, since: number): Promise<JudgedRound[]> {
  // No first view needs this code.
  const [{ outbox }, { newMoves }] = await Promise.all([import('../stored-progress.ts'), import('./new-moves.ts')])
  // The moves of this page are read first, so that one which is written meanwhile is not missed.
  const unwritten = outbox.unwritten()
  const rounds = await newMoves(account, since, await outbox.roundsWaiting(account), unwritten)
  if (rounds.length === 0) return []
  const { judgeMoves } = await import('./judge-moves.ts')
  return judgeMoves(rounds)
}
