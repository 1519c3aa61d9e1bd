import { useSearchParams } from 'wouter'
import { useMay } from '../api/classes/class-rights.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useInsight, useSlipGroup } from '../api/students/insight.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { ExportButtons } from '../export/export-buttons.tsx'
import { m } from '../language/messages.ts'
import { useLanguage } from '../play/language/language.ts'
import { bothOf, ClassContent, foundIn } from '../students/class-content.tsx'
import { NotFound } from '../students/class-missing.tsx'
import { insightPath, practicePath } from '../students/class-paths.ts'
import { ClassTrail } from '../students/class-trail.tsx'
import { levelsInOrder, levelsWords } from '../students/level-words.ts'
import { TriesKey } from '../students/tries.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Page } from '../ui/base/page.tsx'
import { capitalised } from '../ui/parts/capital-letter.ts'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { Method } from './method.tsx'
import { groupHeader, groupRows, operationNamed, SlipGroup } from './slip-group.tsx'
import { mistakeOf, useMistakes } from './use-mistakes.ts'

/** /insight/group?code=&operation=&slip= (docs/product/teacher-screens.md, "A group"). */
export function SlipGroupPage() {
  const code = useClassCode()
  const teaches = useMay(code, 'teaches')
  const [params] = useSearchParams()
  const { say } = useLanguage()
  const [operation, slip] = [operationNamed(params.get('operation')), params.get('slip') ?? '']
  const group = useSlipGroup(code, operation ?? '', slip)
  const mistakes = useMistakes()
  const found = foundIn(group)
  useClassEvents(found ? code : '')
  const students = found?.students ?? []
  const mistake = mistakes.data ? mistakeOf(mistakes.data, slip, students.length) : null
  const title =
    mistake && students.length > 0 ? m.insight_group({ count: students.length, mistake }) : m.insight_title()
  const levels = operation ? levelsInOrder(operation, students) : []
  return (
    <Page title={title} width="wide">
      <ClassTrail
        code={code}
        name={found?.classroom.name}
        trail={[
          ...(code ? [{ label: m.insight_title(), to: insightPath(code) }] : []),
          { label: mistake ? capitalised(mistake) : m.insight_sit_with() },
        ]}
      />
      <Headline
        title={title}
        text={
          operation && levels.length > 0
            ? m.insight_times_in_days({
                count: students.reduce((sum, { times }) => sum + times, 0),
                levels: levelsWords(operation, levels),
              })
            : undefined
        }
      >
        {teaches && students.length > 0 && operation && (
          <ButtonLink className="unprinted" to={practicePath(code, { kind: 'slip', operation, slip })}>
            {m.tasks_give_practice()}
          </ButtonLink>
        )}
        {students.length > 0 && (
          <ExportButtons name={title} menuOf={title} header={groupHeader} rows={groupRows(students, say)} />
        )}
      </Headline>
      <ClassContent
        code={code}
        query={bothOf(group, mistakes)}
        unknown={<Unknown code={code} />}
        notLoaded={m.insight_group_not_loaded()}
        loading={m.insight_group_loading()}
        rows={4}
      >
        {([{ today }]) =>
          !operation || students.length === 0 ? (
            <Empty title={m.insight_group_empty()} />
          ) : (
            <>
              <Method operation={operation} levels={levels} slip={slip} students={students} />
              <SlipGroup code={code} title={title} operation={operation} today={today} students={students} />
              <TriesKey slip={m.insight_key_slip()} order={m.insight_key_newest()} />
            </>
          )
        }
      </ClassContent>
    </Page>
  )
}

/** Which of the two the address names wrongly: the page of the class says. */
function Unknown({ code }: { code: string }) {
  const insight = useInsight(code)
  if (insight.isPending) return <Skeleton label={m.class_looking_up()} rows={1} />
  return isUnknownAddress(insight.error) ? <NotFound what="class" /> : <Empty title={m.insight_group_unknown()} />
}
