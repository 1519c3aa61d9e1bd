import type { Output, StudentLevelInBox } from '#contract'
import { findLevel, partTitle, titleByOperation } from '#maths'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { NothingPlayed } from '../nothing-played.tsx'
import { Tries, TriesKey } from '../tries.tsx'
import { boxTitle } from './box-rows.ts'
import { LevelRow } from './level-row.tsx'
import styles from './quad.module.css'
import { Quad } from './quad.tsx'

type Found = Output<'GET /api/classes/{class}/students/{student}/levels'>

/** The levels of a student in four boxes (docs/product/teacher-screens.md, "Strengths and gaps"). */
export function StudentBoxes({ levels, stages, firstName }: Found) {
  if (levels.length === 0) return <NothingPlayed title={m.boxes_empty()}>{m.boxes_empty_student()}</NothingPlayed>
  const named = new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(
    stages.map(({ operation, stage }) => `${titleByOperation[operation]} ${partTitle(operation, stage)}`),
  )
  return (
    <>
      <Quad
        entries={levels}
        stand={
          stages.length > 0 ? m.boxes_stage({ name: firstName, stages: named }) : m.boxes_no_stage({ name: firstName })
        }
      >
        {({ operation, levelId, last }) => (
          <LevelRow
            key={`${operation} ${levelId}`}
            operation={operation}
            levelId={levelId}
            share={<Share last={last} />}
          />
        )}
      </Quad>
      <TriesKey slip={m.boxes_key_slip()} order={m.boxes_key_order()} />
    </>
  )
}

/** The last answers of a level, and how many of them are right. */
function Share({ last }: Pick<StudentLevelInBox, 'last'>) {
  return (
    <>
      <Tries tries={last} />
      <span className={styles.number} aria-hidden="true">
        {last.filter((one) => one === 'right').length}
        <small>/{last.length}</small>
      </span>
    </>
  )
}

/** The buttons that save and print the boxes of a student. */
export function StudentBoxesTools({ found, name }: { found: Found; name: string }) {
  return (
    <ExportButtons
      name={m.boxes_file({ name })}
      menuOf={name}
      header={[m.boxes_box(), m.boxes_operation(), m.answers_level(), m.boxes_example(), m.boxes_right_of_last()]}
      rows={found.levels.map(({ box, operation, levelId, last }) => [
        ...[boxTitle(box), titleByOperation[operation], levelId, findLevel(operation, levelId)?.title ?? ''],
        last.filter((one) => one === 'right').length,
      ])}
    />
  )
}
