import { useState } from 'react'
import type { Classroom, Output } from '#contract'
import { useAccept, useAdmit, useChangeCode, useDecline, useOutside } from '../api/classes/classes.ts'
import { isSuperseded } from '../api/client/problems.ts'
import { Button, TextButton } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import styles from './class-form.module.css'

/** The code of a class with a button for another one, and the students whom the teacher has removed. */
export function Joining({ classroom }: { classroom: Classroom }) {
  return (
    <div className={styles.joining}>
      <Code classroom={classroom} />
      <RemovedStudents classId={classroom.id} />
    </div>
  )
}

type Named = Output<'GET /api/classes/{class}/outside'>['waiting'][number]

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

/** The students who have typed the code of a class and wait for its teacher. Shows nothing if nobody waits. */
export function WaitingStudents({ classId }: { classId: string }) {
  const { data, refetch } = useOutside(classId)
  const waiting = data?.waiting ?? []
  const [accept, decline] = [useAccept(), useDecline()]
  const isPending = accept.isPending || decline.isPending
  // Another teacher may have renamed the student since the list was loaded.
  const letIn = ({ id: student, shortName }: Named) =>
    isPending || accept.mutate({ class: classId, student, shortName }, { onError: () => void refetch() })
  const turnAway = ({ id: student }: Named) => isPending || decline.mutate({ class: classId, student })
  if (waiting.length === 0 && !accept.isError && !decline.isError) return null
  return (
    <div className={styles.joining}>
      <div>
        <h3 id="waiting-students">Waiting students</h3>
        <p className="soft">
          They have typed the class code and are waiting for you. Your decision takes effect at once.
        </p>
        <ul aria-labelledby="waiting-students">
          {waiting.map((student) => (
            <li key={student.id}>
              {student.shortName}
              <span className={styles.decisions}>
                <TextButton aria-disabled={isPending} onClick={() => turnAway(student)}>
                  Decline<span className="unseen"> {student.shortName}</span>
                </TextButton>
                <Button aria-disabled={isPending} onClick={() => letIn(student)}>
                  Let in<span className="unseen"> {student.shortName}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {accept.isError &&
        (isSuperseded(accept.error) ? (
          <Failed text="The student's name has changed. Please look again." again="OK" onTryAgain={accept.reset} />
        ) : (
          <Failed text="The student could not be let in." onTryAgain={accept.reset} />
        ))}
      {decline.isError && <Failed text="The request could not be declined." onTryAgain={decline.reset} />}
    </div>
  )
}

function RemovedStudents({ classId }: { classId: string }) {
  const { data, isError, refetch } = useOutside(classId)
  const admit = useAdmit()
  if (isError) return <Failed text="The students could not be loaded." onTryAgain={() => void refetch()} />
  if (!data || (data.removed.length === 0 && !admit.isError)) return null
  return (
    <div>
      <h3 id="removed-students">Removed students</h3>
      <p className="soft">They cannot join again until you let them in.</p>
      <ul aria-labelledby="removed-students">
        {data.removed.map(({ id: student, shortName }) => (
          <li key={student}>
            {shortName}
            <TextButton
              aria-disabled={admit.isPending}
              onClick={() => admit.isPending || admit.mutate({ class: classId, student })}
            >
              Let in again<span className="unseen"> {shortName}</span>
            </TextButton>
          </li>
        ))}
      </ul>
      {admit.isError && <Failed text="The student could not be let in." onTryAgain={admit.reset} />}
    </div>
  )
}
