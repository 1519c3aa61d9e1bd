import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Output } from '#contract'
import { byKind, type ContentPart, contentParts, isSameVersion, type Question, type SetVersion } from '#maths'
import { useMay } from '../api/classes/class-rights.ts'
import { ApiError } from '../api/client/call.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useWorksheet } from '../api/students/worksheets.ts'
import { teacherIcons } from '../classes/teacher-icons.ts'
import '../export/print.css'
import { m } from '../language/messages.ts'
import { PictureLanguageContext } from '../play/language/picture-language.ts'
import { paths } from '../routes/paths.ts'
import { newSheetPath } from '../students/class-paths.ts'
import { ClassTrail } from '../students/class-trail.tsx'
import { partsInWords, type TitledPart } from '../students/part-words.ts'
import { Button, ButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Page } from '../ui/base/page.tsx'
import { Segments } from '../ui/forms/segments.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { BringBack } from './bring-back.tsx'
import { type SheetPart, Sheets } from './paper/sheets.tsx'
import { readCode, shownCode } from './sheet-code.ts'
import styles from './sheet-page.module.css'
import { forAll, usePaper } from './use-paper.ts'
import { marksPath } from './worksheet-paths.ts'

/** /tasks/sheet?sheet= (docs/product/teacher-screens.md, "Worksheets"). */
export function SheetPage() {
  const [params] = useSearchParams()
  const code = readCode(params.get('sheet') ?? '')
  const sheet = useWorksheet(code)
  const isUnknown = code === null || isUnknownAddress(sheet.error)
  const found = isUnknown ? undefined : sheet.data
  const classroom = found?.classroom
  const title = found?.worksheet.title ?? m.worksheets_title()
  const hasTooMany = sheet.error instanceof ApiError && sheet.error.problem === 'tooManyTries'
  return (
    <Page title={title} width="wide">
      <ClassTrail
        code={classroom?.code ?? ''}
        name={classroom?.name}
        trail={[
          ...(classroom
            ? [
                { label: m.tasks_title(), to: paths.tasks(classroom.code) },
                { label: m.worksheets_title(), to: newSheetPath(classroom.code) },
              ]
            : []),
          { label: title },
        ]}
      />
      {found ? (
        <Found {...found} />
      ) : (
        <>
          <Headline title={title} />
          {isUnknown ? (
            <Empty title={m.worksheets_unknown()}>
              <p>{m.worksheets_unknown_text()}</p>
              <BringBack />
            </Empty>
          ) : sheet.error ? (
            <Failed
              text={hasTooMany ? m.worksheets_too_many() : m.worksheets_not_loaded()}
              onTryAgain={sheet.refetch}
            />
          ) : (
            <Skeleton label={m.worksheets_loading()} rows={6} />
          )}
        </>
      )}
    </Page>
  )
}

type FoundSheet = Output<'GET /api/worksheets/{code}'>

function Found({ worksheet, classroom, students, sets }: FoundSheet) {
  const teaches = useMay(classroom?.code ?? '', 'teaches')
  const { title, code, content, count, isForEach, layout } = worksheet
  const [part, setPart] = useState<SheetPart>(layout.hasKey ? 'both' : 'sheets')
  const findSet = (of: SetVersion) => sets.find(({ set }) => isSameVersion(set, of))
  const parts = contentParts(content).flatMap((part) => titled(part, findSet) ?? [])
  const paper = usePaper(worksheet, isForEach ? students : forAll, async (set) => {
    const found = findSet(set)
    if (!found) throw new Error('A set of this worksheet was erased')
    return found
  })
  const { dealt } = paper
  const pages = (dealt?.sheets ?? []).reduce((sum, one) => sum + one.pages.length, 0) * (part === 'both' ? 2 : 1)
  // A set may have fewer different questions than the worksheet asks for.
  const dealtCount = dealt?.sheets[0]?.pages.flatMap(({ groups }) => groups.flatMap((one) => one.questions)).length
  const isMeasured = dealt?.sheets.some((one) => one.pages.some(({ groups }) => groups.some(hasScale))) ?? false
  return (
    <>
      <div className="unprinted">
        <Headline title={title} text={m.worksheets_about({ count: dealtCount ?? count, paper: layout.paper, pages })} />
      </div>
      {isForEach && students.length === 0 ? (
        <Empty title={m.worksheets_nobody()} />
      ) : parts.length < contentParts(content).length ? (
        <Empty title={m.worksheets_set_erased()} />
      ) : dealt ? (
        <div className={styles.page}>
          <PictureLanguageContext value={dealt.pictures}>
            <Sheets
              title={title}
              levels={partsInWords(parts)}
              code={code}
              layout={layout}
              sheets={dealt.sheets}
              part={part}
            />
          </PictureLanguageContext>
          <aside className={`${styles.aside} unprinted`}>
            <Button kind="ink" size="big" onClick={() => print()}>
              <Icon paths={teacherIcons.print} /> {m.worksheets_print()}
            </Button>
            <section>
              <h2>{m.worksheets_part()}</h2>
              <Segments
                label={m.worksheets_part()}
                value={part}
                options={[
                  { value: 'both', text: m.worksheets_part_all() },
                  { value: 'sheets', text: m.worksheets_part_sheets() },
                  { value: 'keys', text: m.worksheets_part_keys() },
                ]}
                onChoose={setPart}
              />
              {isMeasured && <p>{m.worksheets_scale_text()}</p>}
            </section>
            <section>
              <h2>{m.worksheets_code_is({ code: shownCode(code) })}</h2>
              <p>{m.worksheets_back_text()}</p>
            </section>
            {classroom && teaches && (
              <ButtonLink size="big" to={marksPath(classroom.code, code)}>
                {m.marks_title()}
              </ButtonLink>
            )}
          </aside>
        </div>
      ) : paper.isError ? (
        <Failed text={m.worksheets_not_loaded()} onTryAgain={paper.retry} />
      ) : (
        <Skeleton label={m.worksheets_loading()} rows={6} />
      )}
    </>
  )
}

/** Returns a part with the title of its set, or null if the set was erased. */
function titled(
  part: ContentPart,
  findSet: (set: SetVersion) => FoundSheet['sets'][number] | undefined,
): TitledPart | null {
  return byKind<ContentPart, TitledPart | null>(part, {
    level: (level) => level,
    set(of) {
      const set = findSet(of.set)
      return set ? { ...of, title: set.title } : null
    },
  })
}

/** Returns whether a child measures on the paper, which then must not be printed smaller. */
const hasScale = ({ questions }: { readonly questions: readonly { readonly question: Question }[] }) =>
  questions.some(({ question: { drawn } }) => drawn.kind === 'ruler' || drawn.kind === 'grid')
