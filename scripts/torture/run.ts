import { setTimeout as sleep } from 'node:timers/promises'
import type { Settings } from '../../server/store/open.ts'
import { lastStoredMove } from '../../server/store/test/last-stored-move.ts'
import { builtServer } from './app-process.ts'
import { chanceOf } from './chance.ts'
import type { Cleanup } from './cleanup.ts'
import { type Damage, findDamage } from './damage.ts'
import { countAcknowledged } from './ledger.ts'
import type { Acknowledged } from './lesson.ts'
import { createMachine, type Machine } from './machine.ts'
import type { Engine, Options } from './options.ts'
import { openSchool, type School } from './school.ts'
import { readRows, spoilRows } from './stored-rows.ts'
import { strikesOf } from './strikes.ts'

export interface Result {
  readonly engine: Engine
  /** The number of kills, with that of the first start. */
  readonly kills: number
  readonly powerCuts: number
  /** The number of acknowledged moves. */
  readonly acknowledged: number
  readonly damages: readonly Damage[]
  /** A line for each valid request that the server refused. */
  readonly refusals: readonly string[]
  /** A text for each crash of the app. */
  readonly unexpectedExits: readonly string[]
  /** Milliseconds from each strike to the first acknowledged move after it. */
  readonly recoveries: readonly number[]
}

const children = 20
/** The kills of each round that follow an acknowledgement at once, beside one at a random moment. */
const aimedKills = 1
/** The most acknowledgements among which an aimed kill chooses. */
const mostLooks = 40

/**
 * Lets children play, strikes in each round and compares the database at the end.
 *
 * @throws if the app does not recover
 */
export async function runRounds(engine: Engine, options: Options, cleanup: Cleanup): Promise<Result> {
  const { rounds, seed, cutsPower, spoils, workers, server = builtServer } = options
  const chance = chanceOf(seed, engine, 'strikes')
  const machine = await createMachine({ engine, seed, cutsPower, workers, server }, cleanup)
  const { app, cluster, conditions, settings } = machine
  const recoveries: number[] = []
  let [kills, powerCuts] = [0, 0]

  try {
    await cluster?.start()
    await killFirstStart(machine, chance.integer(50, 1500))
    kills++
    const school = await openSchool({ url: app.url, seed: `${seed} ${engine}`, conditions, children })
    await school.acknowledgedAfter(performance.now())

    const strikes = strikesOf(engine, cutsPower)
    const first = chance.integer(0, strikes.length - 1)
    const { ledger } = school
    const aimed = cutsPower ? 0 : aimedKills
    // After a refusal, some data are already lost. The comparison finds them.
    for (let count = 0; count < rounds * (1 + aimed) && ledger.refusals.length === 0; count++) {
      const strike = strikes[(first + count) % strikes.length] ?? strikes[0]
      if (count % (1 + aimed) === 0) await sleep(chance.integer(100, 1200))
      else await aim(machine, school)
      conditions.calm.end()
      await strike.hit(machine, chance)
      app.thaw()
      const struckAt = performance.now()
      await Promise.all([strike.restore(machine), school.acknowledgedAfter(struckAt)])
      conditions.calm.restore()
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
    for (const ending of app.unexpectedExits) console.error(`The app crashed: ${ending}`)
    throw error
  } finally {
    cleanup.run()
  }
}

/**
 * Freezes the app right after an acknowledgement. It chooses the first one whose moves are not stored yet, or else
 * the last of `mostLooks`.
 */
async function aim({ app, settings, conditions }: Machine, school: School): Promise<void> {
  for (let looks = 1; ; looks++) {
    await school.acknowledgedAfter(performance.now())
    app.freeze()
    const look = await lookAt(settings, school.latestAcknowledged())
    if (look === 'refused') {
      // The wait may have been long enough for requests under way to fail, as after a strike.
      conditions.calm.end()
      conditions.calm.restore()
    }
    if (looks === mostLooks || look === 'missing') return
    app.thaw()
  }
}

/**
 * Returns whether the moves of a request are stored, or that SQLite refused to read. It refuses if the frozen app holds
 * a lock that every reader needs for a moment. If that is a short lock, which nobody should hold for long, SQLite waits
 * ten seconds and then says "locking protocol".
 */
async function lookAt(
  settings: Settings,
  acknowledged: Acknowledged | undefined,
): Promise<'stored' | 'missing' | 'refused'> {
  if (!acknowledged) return 'stored'
  const { studentId, roundId, lastMove } = acknowledged
  try {
    return (await lastStoredMove(settings, studentId, roundId)) >= lastMove ? 'stored' : 'missing'
  } catch (error) {
    if (/database is locked|locking protocol/.test(String(error))) return 'refused'
    throw error
  }
}

/** Kills the first start while it creates the tables, and starts the app again. */
async function killFirstStart({ app }: Machine, after: number): Promise<void> {
  app.start()
  await sleep(after)
  await app.kill()
  app.start()
}
