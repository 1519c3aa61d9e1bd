import type { MoveUp } from '#contract'
import { isTooLate } from '../../api/client/problems.ts'
import { useMovesUp, useUndoMoveUp } from '../../api/students/moves-up.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { useFocusWhenShrunk } from '../../ui/parts/use-focus-when-shrunk.ts'
import styles from './move-up.module.css'

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })

interface UndoMovesProps {
  readonly code: string
  /** The name of the class. */
  readonly name: string
  /** The sentence about the last move on this page. */
  readonly said: string
  readonly onSaid: (sentence: string) => void
}

/** The moves of the last 30 days out of a class, each with a button that undoes it. */
export function UndoMoves({ code, name, said, onSaid }: UndoMovesProps) {
  const moves = useMovesUp(code)
  const list = moves.data?.moves ?? []
  const heading = useFocusWhenShrunk(moves.data && list.length)
  return (
    <section className={styles.undo} aria-label={m.year_moved_up()}>
      {moves.isError && <Failed text={m.year_moves_not_loaded()} onTryAgain={() => moves.refetch()} />}
      {moves.isPending && <Skeleton label={m.year_moves_loading()} rows={1} />}
      <h2 ref={heading} tabIndex={-1} hidden={list.length === 0 && said === ''}>
        {m.year_moved_up()}
      </h2>
      <p role="status">{said}</p>
      <ul>
        {list.map((move) => (
          <Move
            key={move.id}
            code={code}
            move={move}
            onUndone={(back) =>
              onSaid(
                back < move.students
                  ? `${m.year_back({ count: back, name })} ${m.year_others_moved()}`
                  : m.year_back({ count: back, name }),
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}

function Move({ code, move, onUndone }: { code: string; move: MoveUp; onUndone: (back: number) => void }) {
  const undo = useUndoMoveUp()
  const { id, into, students: count, at, until } = move
  const act = () => {
    if (undo.isPending) return
    undo.mutateAsync({ code, moveUp: id }).then(
      // This runs even if the move has left the list. The callbacks of the call do not.
      ({ students }) => onUndone(students),
      () => {},
    )
  }
  const date = dates.format(at)
  const sentence =
    into === null ? m.year_moved_to_deleted({ count, date }) : m.year_moved_on({ count, name: into, date })
  return (
    <li>
      <p>
        {sentence} <span className="soft">{m.year_undo_until({ date: dates.format(until) })}</span>
      </p>
      <Button aria-label={`${m.class_undo()}: ${sentence}`} aria-disabled={undo.isPending} onClick={act}>
        <Icon paths={teacherIcons.undo} /> {m.class_undo()}
      </Button>
      {undo.isError && (
        <Failed text={isTooLate(undo.error) ? m.class_undo_too_late() : m.class_undo_failed()} onTryAgain={act} />
      )}
    </li>
  )
}
