import { lazy, Suspense, useState } from 'react'
import type { Classroom } from '#contract'
import { useMay } from '../../api/classes/class-rights.ts'
import { useHasClassCards } from '../../api/students/cards.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Bold } from '../../ui/parts/bold.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { listPath } from '../class-paths.ts'
import styles from './no-students.module.css'

const Projector = lazy(async () => ({ default: (await import('../../classes/projector/projector.tsx')).Projector }))

/**
 * The notice for a class without students, with both ways in: the class code, and a list of students where the server
 * has class cards (docs/product/teacher-screens.md, "Student Progress").
 */
export function NoStudents({ classroom: { code, name } }: { classroom: Classroom }) {
  const opens = useMay(code, 'opens')
  const teaches = useMay(code, 'teaches')
  const hasCards = useHasClassCards() !== false
  const [isShown, setShown] = useState(false)
  return (
    <Empty title={m.class_no_students()}>
      {opens && (
        <>
          <p>
            <Bold text={m.class_no_students_yet({ code })} className={styles.code} />
          </p>
          <ButtonRow>
            <Button kind="ink" onClick={() => setShown(true)}>
              <Icon paths={teacherIcons.screen} /> {m.class_show_code()}
            </Button>
            {teaches && hasCards && (
              <ButtonLink to={listPath('/studentprogress/add', code)}>
                <Icon name="plus" /> {m.adding_title()}
              </ButtonLink>
            )}
          </ButtonRow>
        </>
      )}
      {isShown && (
        <Suspense fallback={null}>
          <Projector name={name} code={code} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </Empty>
  )
}
