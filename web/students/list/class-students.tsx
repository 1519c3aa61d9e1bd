import { useState } from 'react'
import type { ClassStudent, Output } from '#contract'
import { titleByArea } from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import { useIsPhone } from '../../classes/use-is-phone.ts'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { m } from '../../language/messages.ts'
import { classAreas } from '../../routes/paths.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { iconPaths } from '../../ui/base/icon-paths.ts'
import { Headline } from '../../ui/parts/headline.tsx'
import { StudentChanges } from '../changes/student-changes.tsx'
import { UnlikelyPlay } from '../changes/unlikely-play.tsx'
import { FindStudent } from '../find-student.tsx'
import { handsUpIn, isQuiet } from '../now/class-now.ts'
import { HandsUp } from '../now/hands-up.tsx'
import { useClassNow } from '../now/use-class-now.ts'
import { useShowsNow } from '../now/use-shows-now.ts'
import { completedIn, totalOf } from '../progress/areas-of.ts'
import { ProgressChooser } from '../progress/progress-chooser.tsx'
import { RemoveStudent } from '../removal/remove-student.tsx'
import styles from './class-students.module.css'
import { deletionSentences } from './deletion-sentences.ts'
import { EditStudent } from './edit-student.tsx'
import { ListLinks, useListEntries } from './list-links.tsx'
import { NoStudents } from './no-students.tsx'
import { setAsideSentence } from './set-aside-sentence.ts'
import { SortBy } from './sort-by.tsx'
import type { StudentAct } from './student-row.tsx'
import { wantsSearch } from './student-search.ts'
import { inHeldOrder, inOrder, type Order } from './students-order.ts'
import { StudentsTable } from './students-table.tsx'
import { useEntryFocus } from './use-entry-focus.ts'
import { useFindings } from './use-findings.ts'

/** The students of a class, with the dialogs in which a teacher views, edits or removes one. */
export function ClassStudents({ classroom, students }: Output<'GET /api/classes/{class}/students'>) {
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState<Order>({ by: 'name', descending: false })
  const [held, setHeld] = useState<readonly string[]>([])
  const [open, setOpen] = useState<{ readonly act: StudentAct; readonly student: ClassStudent } | null>(null)
  const { list, remember, passOn, returnFocus } = useEntryFocus<HTMLTableSectionElement>()
  const teaches = useMay(classroom.code, 'teaches')
  const [showsNow, showNow] = useShowsNow()
  const now = useClassNow(classroom.code, showsNow && students.length > 0)
  const findings = useFindings(classroom.code, showsNow && students.length > 0)
  const shown = order.by === 'name' ? inOrder(students, order, search, now) : inHeldOrder(students, held, search)
  const sort = (order: Order) => {
    setOrder(order)
    setHeld(inOrder(students, order, '', now).map(({ id }) => id))
  }
  const waiting = setAsideSentence(students)
  const isPhone = useIsPhone()
  const listEntries = useListEntries(classroom.code)
  const close = () => setOpen(null)
  const act = (act: StudentAct, student: ClassStudent, opener: HTMLElement | null) => {
    remember(opener)
    setOpen({ act, student })
  }
  const nowEntry = {
    label: showsNow ? m.now_hide() : m.now_show(),
    icon: iconPaths.eye,
    onChoose: () => showNow(!showsNow),
  }
  const tools = (
    <ExportButtons
      name={m.class_file_name({ name: classroom.name })}
      header={[
        m.class_student_column(),
        ...classAreas.map((area) => m.class_completed_column({ area: titleByArea[area], total: totalOf(area) })),
      ]}
      rows={shown.map((student) => [student.shortName, ...classAreas.map((area) => completedIn(area, student))])}
      more={isPhone ? [...listEntries, nowEntry] : [nowEntry]}
      menuOf={classroom.name}
    />
  )
  return (
    <>
      <Headline
        title={m.class_title()}
        text={
          <>
            {m.class_students({ count: students.length })} · {m.class_code_label()}{' '}
            <span className={styles.code}>{classroom.code}</span>
            {showsNow && students.length > 0 && (
              <span className={classNames(styles.now, 'unprinted')}>
                {isQuiet(now) && m.now_nobody()}
                {now.playing.size > 0 && <b>{m.now_playing({ count: now.playing.size })}</b>}
              </span>
            )}
          </>
        }
      >
        {isPhone && students.length > 0 && tools}
      </Headline>
      {students.length > 0 && (
        <div className={styles.toolbar}>
          {!isPhone && <ListLinks code={classroom.code} />}
          <div className={styles.tools}>
            <FindStudent students={students.length} search={search} onSearch={setSearch} found={shown.length} />
            {isPhone ? (
              <SortBy
                order={order}
                onOrder={sort}
                showsNow={showsNow || order.by === 'now'}
                isLabelUnseen={wantsSearch(students.length, search)}
              />
            ) : (
              tools
            )}
          </div>
        </div>
      )}
      {waiting && (
        <p className={styles.waiting}>
          <Icon name="cloud" /> {waiting}
        </p>
      )}
      {deletionSentences(students).map((sentence) => (
        <p key={sentence} className={styles.waiting}>
          <Icon name="clock" /> {sentence}
        </p>
      ))}
      {showsNow && <HandsUp code={classroom.code} hands={handsUpIn(students, now)} />}
      <StudentChanges code={classroom.code} students={students} />
      {students.length === 0 ? (
        <NoStudents classroom={classroom} />
      ) : shown.length === 0 ? (
        <p className={styles.none}>{m.class_none_found()}</p>
      ) : (
        <StudentsTable
          classroom={classroom}
          students={shown}
          findings={findings}
          order={order}
          onOrder={sort}
          hasSortBy={!isPhone}
          onAct={act}
          rows={list}
          now={showsNow ? now : null}
        />
      )}
      {students.length > 0 && <UnlikelyPlay code={classroom.code} students={students} />}
      {open?.act === 'view' && <ProgressChooser code={classroom.code} student={open.student} onClose={close} />}
      {teaches && open?.act === 'edit' && (
        <EditStudent code={classroom.code} student={open.student} onDone={close} returnFocus={returnFocus} />
      )}
      {teaches && open?.act === 'remove' && (
        <RemoveStudent
          classroom={classroom}
          student={open.student}
          onClose={close}
          onRemoved={passOn}
          returnFocus={returnFocus}
        />
      )}
    </>
  )
}
