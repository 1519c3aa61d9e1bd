import { useEffect, useRef, useState } from 'react'
import type { ClassStudent } from '#contract'
import { isSignedOut } from '../../api/client/problems.ts'
import { useAddListed } from '../../api/students/cards.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Bold } from '../../ui/parts/bold.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import styles from './adding.module.css'
import { mostLines, type NameLine, readLine } from './name-lines.ts'
import { sortedLines } from './sorted-lines.ts'
import { UnreadableLines } from './unreadable-lines.tsx'

interface LookBeforeProps {
  readonly code: string
  readonly lines: readonly NameLine[]
  readonly file: string | null
  readonly students: readonly ClassStudent[]
  readonly onBack: () => void
  readonly onAdded: () => void
}

/**
 * The preview of a list, which says what will happen to each line. Nothing is sent before the teacher adds all of them.
 */
export function LookBefore({ code, lines: given, file, students, onBack, onAdded }: LookBeforeProps) {
  const [lines, setLines] = useState(given)
  const { unreadable, fresh, present } = sortedLines(lines, students)
  const add = useAddListed()
  const names = fresh.map(({ firstName, lastName }) => ({ firstName, lastName }))
  const id = useListId(names)
  const room = mostLines - students.length
  const isReady = unreadable.length === 0 && fresh.length > 0 && fresh.length <= room
  const addAll = () => isReady && !add.isPending && add.mutate({ code, id, students: names }, { onSuccess: onAdded })
  const count = lines.length
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The line with the focus has gone to another list. After the last one, the next step is to add the students.
    if (document.activeElement !== document.body || lines === given) return
    const inBar = bar.current?.querySelector<HTMLElement>(isReady ? 'button:last-child' : 'button')
    const next = document.querySelector<HTMLElement>('main ul input') ?? inBar
    next?.focus()
  }, [lines, given, isReady])
  return (
    <>
      <Headline
        title={m.adding_look()}
        text={file === null ? m.adding_nothing_yet({ count }) : m.adding_nothing_yet_of({ count, file })}
      />
      <div className={styles.sorted}>
        {unreadable.length > 0 && (
          <UnreadableLines
            lines={unreadable}
            onCorrect={(number, text) =>
              setLines(lines.map((line) => (line.number === number ? readLine(text, number) : line)))
            }
            onLeaveOut={(number) => setLines(lines.filter((line) => line.number !== number))}
          />
        )}
        {fresh.length > 0 && (
          <section className={styles.sheet} aria-labelledby="new">
            <h2 id="new">
              <Icon name="plus" /> {m.adding_new()} <span className={styles.figure}>{fresh.length}</span>
            </h2>
            <Names lines={fresh} />
          </section>
        )}
        {present.length > 0 && (
          <section className={styles.sheet} aria-labelledby="present">
            <h2 id="present">
              <Icon name="tick" /> {m.adding_present()} <small>{m.adding_present_text()}</small>{' '}
              <span className={styles.figure}>{present.length}</span>
            </h2>
            <Names lines={present} />
          </section>
        )}
      </div>
      {add.isError && !isSignedOut(add.error) && <Failed text={m.adding_not_added()} onTryAgain={addAll} />}
      <div ref={bar} className={styles.bar}>
        <p role="status">
          {unreadable.length > 0 ? (
            <Bold text={m.adding_still_unreadable({ count: unreadable.length })} />
          ) : fresh.length === 0 ? (
            m.adding_nobody_new()
          ) : fresh.length > room ? (
            m.adding_class_full({ students: students.length, count: fresh.length })
          ) : (
            m.adding_all_or_none()
          )}
        </p>
        <Button onClick={onBack}>{m.adding_back()}</Button>
        <Button kind="ink" aria-disabled={!isReady || add.isPending} onClick={addAll}>
          {m.adding_add({ count: fresh.length })}
        </Button>
      </div>
    </>
  )
}

/** Names with the numbers of their lines. */
function Names({ lines }: { lines: readonly NameLine[] }) {
  return (
    <ul className={styles.names}>
      {lines.map(({ number, firstName, lastName }) => (
        <li key={number}>
          <span className={styles.number}>{number}</span>
          <b>
            {firstName} {lastName}
          </b>
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the id under which a list is sent. It stays the same for the same names, so that a request can be sent again.
 * Other names are another list.
 */
function useListId(names: readonly object[]): string {
  const content = JSON.stringify(names)
  const [list, setList] = useState(() => ({ content, id: crypto.randomUUID() as string }))
  if (list.content === content) return list.id
  const next = { content, id: crypto.randomUUID() }
  setList(next)
  return next.id
}
