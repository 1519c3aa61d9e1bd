import { useState } from 'react'
import type { CardStudent } from '#contract'
import { useOpenPictures } from '../../api/students/picture-sign-in.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import styles from './sign-in.module.css'
import { timeOrDay } from './sign-in-times.ts'

/** The students whose pictures five wrong tries have shut. Without one there is no list. */
export function ShutStudents({ code, students }: { code: string; students: readonly CardStudent[] }) {
  const open = useOpenPictures()
  const [opened, setOpened] = useState('')
  const [last, setLast] = useState({ id: '', name: '' })
  const shut = students.flatMap(({ id, shortName, shutAt }) => (shutAt === null ? [] : [{ id, shortName, shutAt }]))
  const openFor = (id: string, name: string) => {
    if (open.isPending) return
    setLast({ id, name })
    open.mutate({ code, student: id }, { onSuccess: () => setOpened(m.picture_sign_in_opened({ name })) })
  }
  return (
    <>
      <p role="status" className={styles.done}>
        {opened}
      </p>
      {open.isError && <Failed text={m.picture_sign_in_not_opened()} onTryAgain={() => openFor(last.id, last.name)} />}
      {shut.length > 0 && (
        <section className={styles.part} aria-labelledby="shut">
          <h2 id="shut">{m.picture_sign_in_shut_students()}</h2>
          <p className="soft">{m.picture_sign_in_shut_students_text()}</p>
          <ul className={styles.list}>
            {shut.map(({ id, shortName, shutAt }) => (
              <li key={id}>
                <b>{shortName}</b>
                <span>{m.picture_sign_in_shut_at({ time: wordsOf(shutAt) })}</span>
                <Button kind="ink" aria-disabled={open.isPending} onClick={() => openFor(id, shortName)}>
                  {m.picture_sign_in_open_for({ name: shortName })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function wordsOf(shutAt: number): string {
  const at = timeOrDay(shutAt, Date.now())
  return 'time' in at ? at.time : at.day
}
