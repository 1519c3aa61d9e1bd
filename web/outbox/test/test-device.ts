/** A stand-in for the device's database, which Node does not have. It fails on request. */
import { accountsOf } from '../merged-account.ts'
import type { DeviceMoves, KeptMove, WaitingRound } from '../move-store.ts'
import type { SenderParts } from '../sending.ts'

export interface TestDevice extends DeviceMoves {
  /** `full`: nothing can be written. `gone`: nothing can be read either. */
  state: 'works' | 'full' | 'gone'
  keepsNoSentMoves: boolean
  /** Whether a full database still has room to mark a round as set aside. */
  hasRoomForMarks: boolean
  /** Returns the unsent moves of a round in order. */
  unsent(round: string): KeptMove[]
  takeBack: SenderParts['takeBack']
  /** Deletes everything, as a cleaner of the browser does. */
  lose(): void
}

export function testDevice(): TestDevice {
  const rounds = new Map<string, WaitingRound>()
  const moves = new Map<string, Map<number, KeptMove>>()
  const aside = new Set<string>()
  const sent = new Map<string, KeptMove[]>()
  const lossListeners = new Set<() => void>()
  const device: TestDevice = {
    state: 'works',
    keepsNoSentMoves: false,
    hasRoomForMarks: false,
    async keep(header, best, kept) {
      failUnless(device.state === 'works')
      rounds.set(header.round, { ...header, best })
      const all = moves.get(header.round) ?? new Map()
      for (const move of kept) all.set(move.number, move)
      moves.set(header.round, all)
    },
    async rounds(account) {
      failUnless(device.state !== 'gone')
      const accounts = accountsOf(account)
      return [...rounds.values()].filter((one) => accounts.includes(one.account) && !aside.has(one.round))
    },
    async firstUnsent(account, lastSent, atMost) {
      for (const header of await device.rounds(account)) {
        const last = lastSent.get(header.round)
        if (last === null) continue
        const left = device.unsent(header.round).filter(({ number }) => number > (last ?? 0))
        if (left.length > 0) return { header, moves: left.slice(0, atMost) }
      }
      return null
    },
    unsent: (round) => [...(moves.get(round)?.values() ?? [])].sort((a, b) => a.number - b.number),
    async count(header) {
      failUnless(device.state !== 'gone')
      return moves.get(header.round)?.size ?? 0
    },
    async drop(round, upTo, justSent) {
      failUnless(device.state === 'works')
      failUnless(justSent.length === 0 || !device.keepsNoSentMoves)
      sent.set(round.round, [...(sent.get(round.round) ?? []), ...justSent])
      const all = moves.get(round.round)
      for (const number of all?.keys() ?? []) if (number <= upTo) all?.delete(number)
      if (!all?.size) rounds.delete(round.round)
    },
    async setAside(header) {
      failUnless(device.state === 'works' || device.hasRoomForMarks)
      aside.add(header.round)
    },
    onLost: (listener) => void lossListeners.add(listener),
    lose() {
      for (const records of [rounds, moves, aside, sent]) records.clear()
      for (const listener of lossListeners) listener()
    },
    async takeBack(header, after) {
      const back = (sent.get(header.round) ?? []).filter(({ number }) => number > after)
      if (back[0]?.number !== after + 1) return false
      sent.delete(header.round)
      await device.keep(header, 0, back)
      return true
    },
  }
  return device
}

function failUnless(works: boolean) {
  if (!works) throw new Error('The database does not work')
}
