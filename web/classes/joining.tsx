import { useState } from 'react'
import type { Classroom } from '#contract'
import { useChangeCode, useHolds, useLetIn } from '../api/classes/classes.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import styles from './class-form.module.css'

/** The code of a class with a button for another one, and the removed students with buttons that let them in again. */
export function Joining({ classroom }: { classroom: Classroom }) {
  return (
    <div className={styles.joining}>
      <Code classroom={classroom} />
      <Holds classId={classroom.id} />
    </div>
  )
}

function Code({ classroom: { id, code } }: { classroom: Classroom }) {
  const change = useChangeCode()
  const [isAsking, setAsking] = useState(false)
  const shown = change.data?.code ?? code
  const draw = () => change.mutate({ class: id, code: shown }, { onSuccess: () => setAsking(false) })
  return (
    <div>
      <p role="status">
        Class Code: <b>{shown}</b>
      </p>
      {isAsking ? (
        <p>
          The old code stops working. Students stay in the class.{' '}
          <TextButton aria-disabled={change.isPending} onClick={() => change.isPending || draw()}>
            Draw a new code
          </TextButton>
        </p>
      ) : (
        <TextButton onClick={() => setAsking(true)}>New code</TextButton>
      )}
      {change.isError && <Failed text="The code could not be changed." onTryAgain={draw} />}
    </div>
  )
}

function Holds({ classId }: { classId: string }) {
  const { data, isError, refetch } = useHolds(classId)
  const letIn = useLetIn(classId)
  if (isError) return <Failed text="The removed students could not be loaded." onTryAgain={() => void refetch()} />
  if (!data || data.students.length === 0) return null
  return (
    <div>
      <h3 id="removed-students">Removed students</h3>
      <p className="soft">They cannot join again before you let them in.</p>
      <ul aria-labelledby="removed-students">
        {data.students.map(({ id, shortName }) => (
          <li key={id}>
            {shortName}
            <TextButton
              aria-disabled={letIn.isPending}
              onClick={() => letIn.isPending || letIn.mutate({ class: classId, student: id })}
            >
              Let in again<span className="unseen"> {shortName}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {letIn.isError && <Failed text="The student could not be let in." onTryAgain={letIn.reset} />}
    </div>
  )
}
