import { useSearchParams } from 'wouter'
import { useMay } from '../../api/classes/class-rights.ts'
import { isUnknownAddress } from '../../api/client/problems.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { useSheetMarks } from '../../api/students/worksheets.ts'
import { m } from '../../language/messages.ts'
import { CannotChange, CodeMissing } from '../../students/class-missing.tsx'
import { newSheetPath } from '../../students/class-paths.ts'
import { ClassTrail } from '../../students/class-trail.tsx'
import { useClassCode } from '../../students/use-class-code.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { BringBack } from '../bring-back.tsx'
import { readCode } from '../sheet-code.ts'
import { sheetPath } from '../worksheet-paths.ts'
import { Marking } from './marking.tsx'

/** /tasks/marks?code=&sheet= and a student (docs/product/teacher-screens.md, "Enter marks"). */
export function MarksPage() {
  const code = useClassCode()
  const [params] = useSearchParams()
  const sheet = readCode(params.get('sheet') ?? '')
  const { id: account } = useAccount()
  const read = useSheetMarks(code, sheet)
  const teaches = useMay(code, 'teaches')
  const isUnknown = sheet === null || isUnknownAddress(read.error)
  const found = isUnknown ? undefined : read.data
  const title = found?.worksheet.title
  return (
    <Page title={title ? `${m.marks_title()}, ${title}` : m.marks_title()} width="wide">
      <ClassTrail
        code={code}
        name={found?.classroom.name}
        trail={[
          ...(code ? [{ label: m.worksheets_title(), to: newSheetPath(code) }] : []),
          ...(found ? [{ label: found.worksheet.title, to: sheetPath(found.worksheet.code) }] : []),
          { label: m.marks_title() },
        ]}
      />
      {found && teaches && found.students.length > 0 ? (
        <Marking account={account} code={code} found={found} />
      ) : (
        <>
          <Headline title={m.marks_title()} text={title} />
          {code === '' ? (
            <CodeMissing />
          ) : isUnknown ? (
            <Empty title={m.marks_unknown()}>
              <p>{m.worksheets_unknown_text()}</p>
              <BringBack />
            </Empty>
          ) : found ? (
            teaches ? (
              <Empty title={m.marks_nobody()} />
            ) : (
              <CannotChange />
            )
          ) : read.error ? (
            <Failed text={m.marks_not_loaded()} onTryAgain={() => void read.refetch()} />
          ) : (
            <Skeleton label={m.marks_loading()} rows={6} />
          )}
        </>
      )}
    </Page>
  )
}
