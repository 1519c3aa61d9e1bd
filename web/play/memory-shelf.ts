/** The shelf of browsers that refuse a database: moves wait as long as the page is open. */
import type { Move } from '#maths'
import type { WaitingRound } from './sending.ts'
import type { Shelf } from './shelf.ts'

interface Kept extends WaitingRound {
  readonly moves: Move[]
  readonly aside: string | null
}

export function memoryShelf(): Shelf {
  const kept = new Map<string, Kept>()
  return {
    async keep(header, best, move) {
      const { moves, aside } = kept.get(header.round) ?? { moves: [], aside: null }
      kept.set(header.round, { ...header, best, aside, moves: [...moves, move] })
    },
    async rounds(account) {
      return [...kept.values()].filter((round) => round.account === account && round.aside === null)
    },
    async moves(header, atMost) {
      return (kept.get(header.round)?.moves ?? []).slice(0, atMost)
    },
    async drop(header, upTo) {
      const round = kept.get(header.round)
      const moves = round?.moves.filter((move) => move.number > upTo) ?? []
      if (round && moves.length > 0) kept.set(header.round, { ...round, moves })
      else kept.delete(header.round)
    },
    async setAside(header, reason) {
      const round = kept.get(header.round)
      if (round) kept.set(header.round, { ...round, aside: reason })
    },
  }
}
