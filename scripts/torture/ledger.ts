import type { Move, PlayableLevel, Role } from '#maths'

/** A row that the server was asked to store. `acknowledgedAt` (epoch milliseconds) is null without a reply. */
export interface Asked {
  acknowledgedAt: number | null
}

export interface AskedAccount extends Asked {
  readonly id: string
  readonly role: Role
  readonly firstName: string
  readonly lastName: string
}

export interface AskedClass extends Asked {
  readonly id: string
  readonly name: string
  readonly teacherId: string
  /** The code from the reply, null without one. */
  code: string | null
}

export interface AskedMembership extends Asked {
  readonly studentId: string
  readonly classId: string
}

export interface PlayedRound {
  readonly studentId: string
  readonly id: string
  readonly level: PlayableLevel
  /** Every move that the child made, in order. */
  readonly moves: Move[]
  /** The number of the last move that was sent. */
  sent: number
  /** The time of the first acknowledgement of each move, in order (epoch milliseconds). */
  readonly acknowledgedAt: number[]
}

/** Everything that the people of a run asked the server to store. */
export interface Ledger {
  readonly accounts: AskedAccount[]
  readonly classes: AskedClass[]
  readonly memberships: AskedMembership[]
  readonly rounds: PlayedRound[]
  /** A line for each person who stopped because a valid request was refused or its reply was wrong. */
  readonly refusals: string[]
}

export function emptyLedger(): Ledger {
  return { accounts: [], classes: [], memberships: [], rounds: [], refusals: [] }
}

export function countAcknowledged({ rounds }: Ledger): number {
  return rounds.reduce((count, round) => count + round.acknowledgedAt.length, 0)
}
