/** A stand-in for the device's database, which Node does not have. It fails on request. */
import type { Move } from '#maths'
import type { MoveStore } from '../move-store.ts'
import type { WaitingRound } from '../sending.ts'

export interface TestDevice extends MoveStore {
  /** `full`: nothing can be written. `gone`: nothing can be read either. */
  state: 'works' | 'full' | 'gone'
}

export function testDevice(): TestDevice {
  const rounds = new Map<string, WaitingRound>()
  const moves = new Map<string, Map<number, Move>>()
  const aside = new Set<string>()
  const device: TestDevice = {
    state: 'works',
    async keep(header, best, kept) {
      failUnless(device.state === 'works')
      rounds.set(header.round, { ...header, best })
      const all = moves.get(header.round) ?? new Map()
      for (const move of kept) all.set(move.number, move)
      moves.set(header.round, all)
    },
    async rounds(account) {
      failUnless(device.state !== 'gone')
      return [...rounds.values()].filter((round) => round.account === account && !aside.has(round.round))
    },
    async moves(header, after, atMost) {
      failUnless(device.state !== 'gone')
      const all = [...(moves.get(header.round)?.values() ?? [])].sort((a, b) => a.number - b.number)
      return all.filter(({ number }) => number > after).slice(0, atMost)
    },
    async count(header) {
      failUnless(device.state !== 'gone')
      return moves.get(header.round)?.size ?? 0
    },
    async drop(header, upTo) {
      failUnless(device.state === 'works')
      const all = moves.get(header.round)
      for (const number of all?.keys() ?? []) if (number <= upTo) all?.delete(number)
      if (!all?.size) rounds.delete(header.round)
    },
    async setAside(header) {
      failUnless(device.state === 'works')
      aside.add(header.round)
    },
  }
  return device
}

function failUnless(works: boolean) {
  if (!works) throw new Error('The database does not work')
}
