/** A shelf in memory. Its moves are lost when the page closes. */
import type { Move } from '#maths'
import type { WaitingRound } from './sending.ts'
import type { Shelf } from './shelf.ts'

interface Kept extends WaitingRound {
  readonly moves: readonly Move[]
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, Kept>()
  const aside = new Set<string>()
  return {
    async keep(header, best, moves) {
      kept.set(header.round, { ...header, best, moves: [...(kept.get(header.round)?.moves ?? []), ...moves] })
    },
    async rounds(account) {
      return [...kept.values()].filter((round) => round.account === account && !aside.has(round.round))
    },
    async moves(header, after, atMost) {
      const moves = kept.get(header.round)?.moves ?? []
      return moves.filter(({ number }) => number > after).slice(0, atMost)
    },
    async drop(header, upTo) {
      const round = kept.get(header.round)
      const moves = round?.moves.filter((move) => move.number > upTo) ?? []
      if (round && moves.length > 0) kept.set(header.round, { ...round, moves })
      else kept.delete(header.round)
    },
    async setAside(header) {
      aside.add(header.round)
    },
  }
}
