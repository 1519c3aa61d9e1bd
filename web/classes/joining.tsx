import { useState } from 'react'
import type { Classroom, Output } from '#contract'
import { useAccept, useAdmit, useChangeCode, useDecline, useOutside } from '../api/classes/classes.ts'
import { isSuperseded } from '../api/client/problems.ts'
import { m } from '../language/messages.ts'
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
        {m.dashboard_code_label()} <b>{shown}</b>
      </p>
      {isAsking ? (
        <p>
          {m.dashboard_new_code_warning()}{' '}
          <TextButton aria-disabled={change.isPending} onClick={() => change.isPending || draw()}>
            {m.dashboard_draw_new_code()}
          </TextButton>
        </p>
      ) : (
        <TextButton onClick={() => setAsking(true)}>{m.dashboard_new_code()}</TextButton>
      )}
      {change.isError && <Failed text={m.dashboard_code_not_changed()} onTryAgain={draw} />}
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
        <h3 id="waiting-students">{m.dashboard_waiting_students()}</h3>
        <p className="soft">{m.dashboard_waiting_students_hint()}</p>
        <ul aria-labelledby="waiting-students">
          {waiting.map((student) => (
            <li key={student.id}>
              {student.shortName}
              <span className={styles.decisions}>
                <TextButton
                  aria-label={m.dashboard_decline_student({ name: student.shortName })}
                  aria-disabled={isPending}
                  onClick={() => turnAway(student)}
                >
                  {m.dashboard_decline()}
                </TextButton>
                <Button
                  aria-label={m.dashboard_let_in_student({ name: student.shortName })}
                  aria-disabled={isPending}
                  onClick={() => letIn(student)}
                >
                  {m.dashboard_let_in()}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {accept.isError &&
        (isSuperseded(accept.error) ? (
          <Failed text={m.dashboard_name_changed()} again={m.parts_ok()} onTryAgain={accept.reset} />
        ) : (
          <Failed text={m.dashboard_not_let_in()} onTryAgain={accept.reset} />
        ))}
      {decline.isError && <Failed text={m.dashboard_not_declined()} onTryAgain={decline.reset} />}
    </div>
  )
}

function RemovedStudents({ classId }: { classId: string }) {
  const { data, isError, refetch } = useOutside(classId)
  const admit = useAdmit()
  if (isError) return <Failed text={m.dashboard_students_not_loaded()} onTryAgain={() => void refetch()} />
  if (!data || (data.removed.length === 0 && !admit.isError)) return null
  return (
    <div>
      <h3 id="removed-students">{m.dashboard_removed_students()}</h3>
      <p className="soft">{m.dashboard_removed_students_hint()}</p>
      <ul aria-labelledby="removed-students">
        {data.removed.map(({ id: student, shortName }) => (
          <li key={student}>
            {shortName}
            <TextButton
              aria-label={m.dashboard_let_in_again_student({ name: shortName })}
              aria-disabled={admit.isPending}
              onClick={() => admit.isPending || admit.mutate({ class: classId, student })}
            >
              {m.dashboard_let_in_again()}
            </TextButton>
          </li>
        ))}
      </ul>
      {admit.isError && <Failed text={m.dashboard_not_let_in()} onTryAgain={admit.reset} />}
    </div>
  )
}
