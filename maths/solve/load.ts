/**
 * Loads the methods and slips of an operation. They are modules of their own, so that no level loads them with its
 * questions.
 */
import { slipsOf } from '../slips/explain.ts'
import type { Slip, Slips } from '../slips/slip.ts'
import type { Operation } from '../vocabulary.ts'
import type { Method, Methods, Solve } from './solution.ts'

/** The methods of worked solutions and the slips of an operation. */
interface Parts<O extends Operation> {
  readonly methods: Methods<O>
  readonly slips: Slips<O>
}

const partsByOperation: { readonly [O in Operation]: () => Promise<Parts<O>> } = {
  addition: () =>
    partsOf('addition', import('../operations/addition/methods.ts'), import('../operations/addition/slips.ts')),
  subtraction: () =>
    partsOf(
      'subtraction',
      import('../operations/subtraction/methods.ts'),
      import('../operations/subtraction/slips.ts'),
    ),
  multiplication: () =>
    partsOf(
      'multiplication',
      import('../operations/multiplication/methods.ts'),
      import('../operations/multiplication/slips.ts'),
    ),
  division: () =>
    partsOf('division', import('../operations/division/methods.ts'), import('../operations/division/slips.ts')),
  bedmas: () => partsOf('bedmas', import('../operations/bedmas/methods.ts'), import('../operations/bedmas/slips.ts')),
  timestable: () =>
    partsOf('timestable', import('../operations/timestable/methods.ts'), import('../operations/timestable/slips.ts')),
  numberphase1: () =>
    partsOf(
      'numberphase1',
      import('../operations/numberphase1/methods.ts'),
      import('../operations/numberphase1/slips.ts'),
    ),
  length: () => partsOf('length', import('../operations/length/methods.ts'), import('../operations/length/slips.ts')),
}

/** Both modules of an operation export its part by its name. They are requested at the same time. */
async function partsOf<O extends Operation>(
  operation: O,
  ...modules: readonly [Promise<{ readonly [P in O]: Methods<O> }>, Promise<{ readonly [P in O]: Slips<O> }>]
): Promise<Parts<O>> {
  const [methods, slips] = await Promise.all(modules)
  return { methods: methods[operation], slips: slips[operation] }
}

export async function loadSlips(operation: Operation): Promise<readonly Slip[]> {
  return (await partsByOperation[operation]()).slips
}

/** Returns the function that solves the questions of an operation. It throws for a level of another operation. */
export async function loadSolve(operation: Operation): Promise<Solve> {
  const parts = await partsByOperation[operation]()
  const methods: Readonly<Partial<Record<string, Method>>> = parts.methods
  const slips: readonly Slip[] = parts.slips
  return (level, question) => {
    const method = methods[level.id]
    if (!method) throw new Error(`${operation} ${level.id} has no method`)
    const { hint, steps } = method(question)
    return {
      hint(answer) {
        const [slip] = answer ? slipsOf(slips, level, question, answer) : []
        return slip ? [slip.hint()] : hint
      },
      steps,
    }
  }
}
