import type { Output } from '#contract'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { useIsPhone } from '../../classes/use-is-phone.ts'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { m } from '../../language/messages.ts'
import { iconPaths } from '../../ui/base/icon-paths.ts'
import type { AnswerColumn } from './answer-rows.ts'
import { type AnswersView, useAnswerRows } from './use-answer-rows.ts'

interface AnswersToolsProps {
  readonly found: Output<'GET /api/classes/{class}/students/{student}/answers'>
  readonly name: string
  readonly view: AnswersView
  readonly onView: (view: AnswersView) => void
}

/** The tools beside the name: they hide the seconds, save the answers and print them. On a phone they sort them too. */
export function AnswersTools({ found, name, view, onView }: AnswersToolsProps) {
  const isPhone = useIsPhone()
  const { inOrder } = useAnswerRows(found, view)
  const { order, hasSeconds } = view
  const sortsBy = (by: AnswerColumn, label: string, descending = false) => ({
    label,
    icon: teacherIcons.sort,
    isOn: order.by === by && order.descending === descending,
    onChoose: () => onView({ ...view, order: { by, descending } }),
  })
  const sorts = [
    sortsBy('when', m.answers_newest_first(), true),
    sortsBy('level', m.answers_by_level()),
    sortsBy('happened', m.answers_by_happened()),
    ...(hasSeconds ? [sortsBy('seconds', m.answers_most_seconds_first(), true)] : []),
  ]
  const seconds = {
    label: m.answers_hide_seconds(),
    icon: iconPaths.clock,
    isOn: !hasSeconds,
    onChoose: () => onView({ ...view, hasSeconds: !hasSeconds }),
  }
  return (
    <ExportButtons
      name={m.answers_file({ name })}
      menuOf={name}
      more={isPhone ? [...sorts, seconds] : [seconds]}
      header={[
        ...[m.answers_when(), m.answers_level(), m.answers_question(), m.answers_wrote(), m.answers_happened()],
        ...(hasSeconds ? [m.answers_seconds()] : []),
      ]}
      rows={inOrder.map(({ given, level, question, wrote, happened, seconds }) => [
        ...[given.isOnPaper ? m.answers_on_paper({ day: given.day }) : given.day, level, question, wrote, happened],
        ...(hasSeconds ? [seconds] : []),
      ])}
    />
  )
}
