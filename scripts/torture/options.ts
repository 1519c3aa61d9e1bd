import { parseArgs } from 'node:util'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

export interface Options {
  readonly engines: readonly Engine[]
  /** The number of rounds. Each has some load, and one power cut or two kills. */
  readonly rounds: number
  readonly seed: string
  /** Whether to cut the power of the database's disk instead of only killing processes. */
  readonly cutsPower: boolean
  /** Whether to change two rows before the comparison, which must find them. */
  readonly spoils: boolean
  /** The number of the app's processes. More than 1 needs PostgreSQL. */
  readonly workers: number
  /** The folder of another build of the server. */
  readonly server: string | undefined
}

export const usage = `Usage: npm run torture -- [--engine sqlite|postgres] [--rounds 50] [--seed text] [--cuts power] [--spoil] [--workers 1] [--server dist/server]`

/** Returns null if the arguments are wrong. `newSeed` is the seed of a run that names none. */
export function readOptions(args: readonly string[], newSeed: string): Options | null {
  const {
    engine,
    rounds = '50',
    seed = newSeed,
    cuts,
    spoil = false,
    workers = '1',
    server,
  } = parse(args) ?? { rounds: '' }
  const named = engine === undefined ? engines : engines.filter((each) => each === engine)
  const isSound = named.length > 0 && /^[1-9]\d{0,4}$/.test(rounds) && (cuts === undefined || cuts === 'power')
  const hasWorkers = workers === '1' || (/^[2-9]$/.test(workers) && engine === 'postgres')
  if (!isSound || !hasWorkers) return null
  const numbers = { rounds: Number(rounds), workers: Number(workers) }
  return { engines: named, ...numbers, seed, cutsPower: cuts === 'power', spoils: spoil, server }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const texts = { engine: text, rounds: text, seed: text, cuts: text, workers: text, server: text } as const
  const options = { ...texts, spoil: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    return null
  }
}
