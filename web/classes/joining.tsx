import { useState } from 'react'
import type { Classroom, Output } from '#contract'
import { useChangeCode, useDecline, useLetIn, useOutside } from '../api/classes/classes.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import styles from './class-form.module.css'

/** The code of a class with a button for another one, and the waiting and the removed students with their buttons. */
export function Joining({ classroom }: { classroom: Classroom }) {
  return (
    <div className={styles.joining}>
      <Code classroom={classroom} />
      <Outside classId={classroom.id} />
    </div>
  )
}

type Named = Output<'GET /api/classes/{class}/holds'>['waiting'][number]

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

/** The students who are not in the class: those who wait for the teacher, and those whom the teacher has removed. */
function Outside({ classId }: { classId: string }) {
  const { data, isError, refetch } = useOutside(classId)
  const [letIn, decline] = [useLetIn(), useDecline()]
  if (isError) return <Failed text="The students could not be loaded." onTryAgain={() => void refetch()} />
  if (!data) return null
  const isPending = letIn.isPending || decline.isPending
  const letInButton = (text: string, { id, shortName }: Named) => (
    <TextButton aria-disabled={isPending} onClick={() => isPending || letIn.mutate({ class: classId, student: id })}>
      {text}
      <span className="unseen"> {shortName}</span>
    </TextButton>
  )
  return (
    <>
      {data.waiting.length > 0 && (
        <div>
          <h3 id="waiting-students">Waiting students</h3>
          <p className="soft">They have typed the class code and are waiting for you.</p>
          <ul aria-labelledby="waiting-students">
            {data.waiting.map((student) => (
              <li key={student.id}>
                {student.shortName}
                <span className={styles.answers}>
                  {letInButton('Let in', student)}
                  <TextButton
                    aria-disabled={isPending}
                    onClick={() => isPending || decline.mutate({ class: classId, student: student.id })}
                  >
                    Decline<span className="unseen"> {student.shortName}</span>
                  </TextButton>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {data.removed.length > 0 && (
        <div>
          <h3 id="removed-students">Removed students</h3>
          <p className="soft">They cannot join again until you let them in.</p>
          <ul aria-labelledby="removed-students">
            {data.removed.map((student) => (
              <li key={student.id}>
                {student.shortName}
                {letInButton('Let in again', student)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {letIn.isError && <Failed text="The student could not be let in." onTryAgain={letIn.reset} />}
      {decline.isError && <Failed text="The request could not be declined." onTryAgain={decline.reset} />}
    </>
  )
}
