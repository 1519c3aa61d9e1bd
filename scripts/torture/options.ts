import { parseArgs } from 'node:util'

export const engines = ['sqlite', 'postgres'] as const
export type Engine = (typeof engines)[number]

export interface Options {
  readonly engines: readonly Engine[]
  /** The number of rounds. Each has some load and one kill or power cut. */
  readonly rounds: number
  readonly seed: string
  /** Whether to cut the power of the database's disk instead of only killing processes. */
  readonly cutsPower: boolean
  /** Whether to change two rows before the comparison, which must find them. */
  readonly spoils: boolean
}

export const usage = `Usage: npm run torture -- [--engine sqlite|postgres] [--rounds 50] [--seed text] [--cuts power] [--spoil]`

/** Returns null where the arguments are wrong. `newSeed` is the seed of a run that names none. */
export function readOptions(args: readonly string[], newSeed: string): Options | null {
  const { engine, rounds = '50', seed = newSeed, cuts, spoil = false } = parse(args) ?? { rounds: '' }
  const named = engine === undefined ? engines : engines.filter((each) => each === engine)
  const isSound = named.length > 0 && /^[1-9]\d{0,4}$/.test(rounds) && (cuts === undefined || cuts === 'power')
  if (!isSound) return null
  return { engines: named, rounds: Number(rounds), seed, cutsPower: cuts === 'power', spoils: spoil }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { engine: text, rounds: text, seed: text, cuts: text, spoil: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...args], options }).values
  } catch {
    return null
  }
}
