import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from './chance.ts'
import type { Machine } from './machine.ts'
import type { Engine } from './options.ts'

/** A kind of failure of a machine. */
export interface Strike {
  readonly cutsPower: boolean
  /** Resolves when the processes have ended. */
  hit(machine: Machine, chance: Random): Promise<void>
  /** Starts everything again. */
  restore(machine: Machine): Promise<void>
}

const appKilled: Strike = {
  cutsPower: false,
  hit: ({ app }) => app.kill(),
  restore: async ({ app }) => app.start(),
}

/** The second kill hits the app while it starts and the database recovers. */
const appKilledTwice: Strike = {
  ...appKilled,
  hit: async ({ app }, chance) => {
    await app.kill()
    app.start()
    await sleep(chance.integer(50, 1500))
    await app.kill()
  },
}

const postgresEnded = (signal: NodeJS.Signals): Strike => ({
  cutsPower: false,
  hit: async ({ cluster }) => cluster?.end(signal),
  restore: async ({ cluster }) => cluster?.start(),
})

const bothKilled: Strike = {
  cutsPower: false,
  hit: async ({ app, cluster }) => {
    await Promise.all([app.kill(), cluster?.end('SIGKILL')])
  },
  restore: async ({ app, cluster }) => {
    app.start()
    await cluster?.start()
  },
}

/** The whole machine loses its power. */
const powerCut: Strike = {
  cutsPower: true,
  hit: async (machine) => {
    machine.app.expectExit()
    await machine.disk?.cutPower()
    await Promise.all([machine.app.kill(), machine.cluster?.endAll()])
    machine.conditions.power.restore()
  },
  restore: async (machine) => {
    await machine.disk?.restorePower()
    await bothKilled.restore(machine)
  },
}

/** The machine of the database loses its power, and the app runs on another one. */
const databaseCut: Strike = {
  cutsPower: true,
  hit: async ({ disk, cluster, conditions }) => {
    await disk?.cutPower()
    await cluster?.endAll()
    conditions.power.restore()
  },
  restore: async ({ disk, cluster }) => {
    await disk?.restorePower()
    await cluster?.start()
  },
}

const strikes: Record<'kills' | 'cuts', Record<Engine, readonly [Strike, ...Strike[]]>> = {
  kills: {
    sqlite: [appKilled, appKilledTwice],
    postgres: [appKilled, postgresEnded('SIGKILL'), postgresEnded('SIGQUIT'), bothKilled],
  },
  cuts: { sqlite: [powerCut], postgres: [powerCut, databaseCut] },
}

/** Returns the strikes that a run makes in turn. */
export function strikesOf(engine: Engine, cutsPower: boolean): readonly [Strike, ...Strike[]] {
  return strikes[cutsPower ? 'cuts' : 'kills'][engine]
}
