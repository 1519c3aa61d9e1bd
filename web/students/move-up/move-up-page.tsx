import { useState } from 'react'
import type { TaughtClass } from '#contract'
import { may, useMay } from '../../api/classes/class-rights.ts'
import { useClasses } from '../../api/classes/classes.ts'
import { useClassStudents } from '../../api/students/students.ts'
import { m } from '../../language/messages.ts'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { bothOf, ClassContent, foundIn } from '../class-content.tsx'
import { CannotChange, ToMyClasses } from '../class-missing.tsx'
import { ClassTrail } from '../class-trail.tsx'
import { useClassCode } from '../use-class-code.ts'
import { MoveUpForm } from './move-up-form.tsx'
import { UndoMoves } from './undo-moves.tsx'

/** /studentprogress/moveup?code= (docs/product/teacher-screens.md, "Move up"). */
export function MoveUpPage() {
  const code = useClassCode()
  const students = useClassStudents(code)
  const classes = useClasses()
  const teaches = useMay(code, 'teaches')
  const [said, setSaid] = useState('')
  const name = foundIn(students)?.classroom.name
  const [first, ...others] = targetsOf(classes.data?.classes ?? [], code)
  const title = m.year_move_up()
  return (
    <Page title={name ? `${title}, ${name}` : title} width="wide">
      <ClassTrail code={code} name={name} trail={[{ label: title }]} />
      <Headline title={title} text={name && m.year_move_up_text({ name })} />
      <ClassContent
        code={code}
        query={bothOf(students, classes)}
        notLoaded={m.class_not_loaded()}
        loading={m.class_loading()}
        rows={6}
      >
        {([found]) =>
          !teaches ? (
            <CannotChange />
          ) : (
            <>
              <UndoMoves code={code} name={found.classroom.name} said={said} onSaid={setSaid} />
              {found.students.length === 0 ? (
                <Empty title={m.year_no_students()} />
              ) : first === undefined ? (
                <Empty title={m.year_no_next_class()}>
                  <p>{m.year_no_next_class_text()}</p>
                  <ToMyClasses />
                </Empty>
              ) : (
                <MoveUpForm
                  classroom={found.classroom}
                  students={found.students}
                  targets={[first, ...others]}
                  onMoved={setSaid}
                />
              )}
            </>
          )
        }
      </ClassContent>
    </Page>
  )
}

/** Returns the classes that students of a class can move into, the newest first. A co-teacher keeps to its owner. */
function targetsOf(classes: readonly TaughtClass[], code: string): TaughtClass[] {
  const from = classes.find((one) => one.code === code)
  const owns = from !== undefined && may(from, 'owns')
  const isTarget = (one: TaughtClass) => owns || one.ownerEmail === from?.ownerEmail
  return classes.filter((one) => one.code !== code && may(one, 'teaches') && isTarget(one)).toReversed()
}
