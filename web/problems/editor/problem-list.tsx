import { byKind, mostProblems, type OwnAnswer } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from '../problems.module.css'
import type { DraftProblem } from './set-draft.ts'

interface ProblemListProps {
  readonly problems: readonly DraftProblem[]
  /** The id of the problem that is open. */
  readonly open: string
  /** The ids of the problems with faults. */
  readonly faulty: readonly string[]
  readonly onOpen: (id: string) => void
  readonly onAdd: () => void
}

/** The problems of a set as points on a line. */
export function ProblemList({ problems, open, faulty, onOpen, onAdd }: ProblemListProps) {
  return (
    <nav className={styles.problems} aria-label={m.problems_of_set()}>
      <ol>
        {problems.map((problem, index) => (
          <li key={problem.id}>
            <button
              type="button"
              className={styles.problem}
              aria-current={problem.id === open || undefined}
              onClick={() => onOpen(problem.id)}
            >
              <b>{m.problems_numbered({ number: index + 1, title: firstWords(problem.text) })}</b>
              <small>{faulty.includes(problem.id) ? m.problems_to_mend() : kindWords(problem)}</small>
            </button>
          </li>
        ))}
      </ol>
      {problems.length < mostProblems && (
        <Button onClick={onAdd}>
          <Icon name="plus" /> {m.problems_add()}
        </Button>
      )}
    </nav>
  )
}

/** The most characters of a problem in the list. */
const longest = 40

function firstWords(text: string): string {
  const line = text.trim().split('\n')[0] ?? ''
  if (line === '') return m.problems_untitled()
  return line.length > longest ? `${line.slice(0, longest).trim()}…` : line
}

const kindWords = ({ kind, answers }: DraftProblem) =>
  byKind<OwnAnswer, string>(answers[kind], {
    number: ({ expression }) => expression,
    choice: ({ choices }) => m.problems_choice_of({ count: choices.length }),
    order: ({ items }) => m.problems_order_of({ count: items.length }),
  })
