import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useMay } from '../../api/classes/class-rights.ts'
import { isUnknownAddress } from '../../api/client/problems.ts'
import { useHasClassCards } from '../../api/students/cards.ts'
import { useClassStudents } from '../../api/students/students.ts'
import { m } from '../../language/messages.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { CannotChange, CodeMissing, NotFound } from '../class-missing.tsx'
import { listPath } from '../class-paths.ts'
import { ClassTrail } from '../class-trail.tsx'
import { useClassCode } from '../use-class-code.ts'
import type { Way } from './adding-head.tsx'
import { ChooseFile, type ChosenFile } from './choose-file.tsx'
import { LookBefore } from './look-before.tsx'
import type { NameLine } from './name-lines.ts'
import { TypeNames } from './type-names.tsx'

/** The lines to look at, with the name of their file. */
interface Lines {
  readonly lines: readonly NameLine[]
  readonly file: string | null
}

/** /studentprogress/add?code= (docs/product/teacher-screens.md, "Add students"). */
export function AddStudentsPage() {
  const code = useClassCode()
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const students = useClassStudents(code)
  const teaches = useMay(code, 'teaches')
  const hasCards = useHasClassCards()
  const [text, setText] = useState('')
  const [file, setFile] = useState<ChosenFile | null>(null)
  const [way, setWay] = useState<Way>('typed')
  const [chosen, setChosen] = useState<Lines | null>(null)
  const isUnknownClass = isUnknownAddress(students.error)
  const found = isUnknownClass ? undefined : students.data
  const looks = query.get('step') === 'look' && chosen !== null
  const look = (lines: Lines) => {
    setChosen(lines)
    navigate(listPath('/studentprogress/add', code, 'look'))
  }
  const title = looks ? m.adding_look() : m.adding_title()
  const name = found?.classroom.name
  return (
    <Page key={title} title={name ? `${title}, ${name}` : title} width="wide">
      <ClassTrail
        code={code}
        name={name}
        trail={[
          ...(looks ? [{ label: m.adding_title(), to: listPath('/studentprogress/add', code) }] : []),
          { label: title },
        ]}
      />
      {code === '' || isUnknownClass ? (
        <>
          <Headline title={title} />
          {code === '' ? <CodeMissing /> : <NotFound what="class" />}
        </>
      ) : hasCards === false ? (
        <>
          <Headline title={title} />
          <Empty title={m.cards_none()}>
            <p>{m.adding_off()}</p>
          </Empty>
        </>
      ) : !found ? (
        <>
          <Headline title={title} />
          {students.isError ? (
            <Failed text={m.class_not_loaded()} onTryAgain={() => students.refetch()} />
          ) : (
            <Skeleton label={m.class_loading()} rows={6} />
          )}
        </>
      ) : !teaches ? (
        <>
          <Headline title={title} />
          <CannotChange />
        </>
      ) : looks ? (
        <LookBefore
          {...chosen}
          code={code}
          students={found.students}
          onBack={() => navigate(listPath('/studentprogress/add', code), { replace: true })}
          onAdded={() => navigate(listPath('/studentprogress/cards', code), { replace: true })}
        />
      ) : way === 'file' ? (
        <ChooseFile
          classroom={found.classroom}
          file={file}
          onFile={setFile}
          onWay={setWay}
          onLook={(lines) => look({ lines, file: file?.name ?? null })}
        />
      ) : (
        <TypeNames
          classroom={found.classroom}
          text={text}
          onText={setText}
          onWay={setWay}
          onFile={(read) => {
            setWay('file')
            setFile(read)
          }}
          onLook={(lines) => look({ lines, file: null })}
        />
      )}
      <SessionOver />
    </Page>
  )
}
