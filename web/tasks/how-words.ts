import type { TaskPart } from '#contract'
import { language } from '../language/language.ts'
import { m } from '../language/messages.ts'
import { targetsWords } from './task-words.ts'

/** The words of a kind of parts. `target` is the streak of the levels. */
interface HowOfKind {
  readonly alone: How
  /** The words for a task that has parts of other kinds too. */
  readonly besideOthers: How
}

type How = (target: string, rightAnswers: number | null) => string

// A set has no target, because each of its problems needs one right answer.
const eachProblem: How = () => m.tasks_how_problems()

const howByKind: { readonly [Kind in TaskPart['kind']]: HowOfKind & { readonly kind: Kind } } = {
  level: {
    kind: 'level',
    alone: (target, count) => (count === null ? m.tasks_how_streak({ target }) : m.tasks_how_answers({ count })),
    besideOthers: (target, count) =>
      count === null ? m.tasks_how_levels_streak({ target }) : m.tasks_how_levels_answers({ count }),
  },
  set: { kind: 'set', alone: eachProblem, besideOthers: eachProblem },
}

const clauses = new Intl.ListFormat(language, { type: 'unit' })

/** Returns when the parts of a task are done, with a clause for each kind of them. */
export function howWords(parts: readonly TaskPart[], rightAnswers: number | null): string {
  const found = Object.values(howByKind).filter(({ kind }) => parts.some((part) => part.kind === kind))
  const target = targetsWords(parts)
  return clauses.format(
    found.map(({ alone, besideOthers }) => (found.length > 1 ? besideOthers : alone)(target, rightAnswers)),
  )
}
