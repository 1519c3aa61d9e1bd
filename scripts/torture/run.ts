import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from './chance.ts'
import type { Cleanup } from './cleanup.ts'
import { type Damage, findDamage } from './damage.ts'
import { countAcknowledged } from './ledger.ts'
import { createMachine, type Machine } from './machine.ts'
import type { Engine, Options } from './options.ts'
import { openSchool } from './school.ts'
import { readRows, spoilRows } from './stored-rows.ts'
import { strikesOf } from './strikes.ts'

export interface Result {
  readonly engine: Engine
  /** The number of rounds with a kill, and one more for the kill of the first start. */
  readonly kills: number
  readonly powerCuts: number
  /** The number of acknowledged moves. */
  readonly acknowledged: number
  readonly damages: readonly Damage[]
  /** A line for each valid request that the server refused. */
  readonly refusals: readonly string[]
  /** A text for each time that the app ended by itself. */
  readonly unexpectedExits: readonly string[]
  /** Milliseconds from each strike to the first acknowledged move after it. */
  readonly recoveries: readonly number[]
}

const children = 20

/**
 * Lets children play, strikes in each round and compares the database at the end.
 *
 * @throws where the app does not recover
 */
export async function runRounds(engine: Engine, options: Options, cleanup: Cleanup): Promise<Result> {
  const { rounds, seed, cutsPower, spoils, workers } = options
  const chance = chanceOf(seed, engine, 'strikes')
  const machine = await createMachine({ engine, seed, cutsPower, workers }, cleanup)
  const { app, cluster, power, settings } = machine
  const recoveries: number[] = []
  let [kills, powerCuts] = [0, 0]

  try {
    await cluster?.start()
    await killFirstStart(machine, chance.integer(50, 1500))
    kills++
    const school = await openSchool({ url: app.url, seed: `${seed} ${engine}`, power, children })
    await school.acknowledgedAfter(performance.now())

    const strikes = strikesOf(engine, cutsPower)
    const first = chance.integer(0, strikes.length - 1)
    const { ledger } = school
    // After a refusal, some data are already lost. The comparison finds them.
    for (let round = 0; round < rounds && ledger.refusals.length === 0; round++) {
      const strike = strikes[(first + round) % strikes.length] ?? strikes[0]
      await sleep(chance.integer(100, 1200))
      await strike.hit(machine, chance)
      const struckAt = performance.now()
      await Promise.all([strike.restore(machine), school.acknowledgedAfter(struckAt)])
      recoveries.push(performance.now() - struckAt)
      if (strike.cutsPower) powerCuts++
      else kills++
    }

    await school.finish()
    const exit = await app.stop()
    const unexpectedExits =
      exit === 0 ? app.unexpectedExits : [...app.unexpectedExits, `SIGTERM ended it with ${exit} instead of 0`]
    if (spoils) await spoilRows(settings)
    const damages = findDamage(ledger, await readRows(settings))
    await cluster?.end('SIGINT')
    const acknowledged = countAcknowledged(ledger)
    const { refusals } = ledger
    return { engine, kills, powerCuts, acknowledged, damages, refusals, unexpectedExits, recoveries }
  } catch (error) {
    for (const ending of app.unexpectedExits) console.error(`The app ended by itself: ${ending}`)
    throw error
  } finally {
    cleanup.run()
  }
}

/** Kills the first start while it creates the tables, and starts the app again. */
async function killFirstStart({ app }: Machine, after: number): Promise<void> {
  app.start()
  await sleep(after)
  await app.kill()
  app.start()
}
