import type { CSSProperties } from 'react'
import type { ClassLevelInBox, Output } from '#contract'
import { findLevel, titleByOperation } from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { ExportButtons } from '../../export/export-buttons.tsx'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { TextButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { newSheetPath } from '../class-paths.ts'
import { levelWords } from '../level-words.ts'
import { NothingPlayed } from '../nothing-played.tsx'
import { boxTitle } from './box-rows.ts'
import { LevelRow } from './level-row.tsx'
import styles from './quad.module.css'
import { Quad } from './quad.tsx'

type Found = Output<'GET /api/classes/{class}/levels'>

/** The names that a level shows. The file has all of them. */
const mostNames = 6

const list = new Intl.ListFormat(language)

/** The levels of a class in four boxes (docs/product/teacher-screens.md, "Strengths and gaps of a class"). */
export function ClassBoxes({ classroom, levels, students, enough }: Found) {
  const teaches = useMay(classroom.code, 'teaches')
  if (levels.length === 0)
    return <NothingPlayed title={m.boxes_empty()}>{m.boxes_empty_class({ count: enough })}</NothingPlayed>
  return (
    <>
      <Quad entries={levels} ofClass stand={m.boxes_stage_class()}>
        {(level) => (
          <LevelRow
            key={`${level.operation} ${level.levelId}`}
            operation={level.operation}
            levelId={level.levelId}
            share={<Share {...level} />}
          >
            {level.box !== 'achieved' && (
              <>
                <span className={styles.whom}>{whom(namesOf(level, students))}</span>
                {teaches && (
                  <TextButtonLink
                    className={classNames(styles.worksheet, 'unprinted')}
                    to={newSheetPath(classroom.code, { operation: level.operation, level: level.levelId })}
                    aria-label={m.worksheets_of({ title: levelWords(level.operation, level.levelId) })}
                  >
                    <Icon paths={teacherIcons.print} /> {m.worksheets_short()}
                  </TextButtonLink>
                )}
              </>
            )}
          </LevelRow>
        )}
      </Quad>
      <p className={styles.note}>
        {m.boxes_text_class({ enough: String(enough) })} {m.boxes_note()}
      </p>
    </>
  )
}

/** The number of students with a level in the box, among those who tried it. */
function Share({ students, tried }: ClassLevelInBox) {
  return (
    <>
      <span className={styles.bar} style={{ '--of': students.length / tried } as CSSProperties} aria-hidden="true" />
      <span className={styles.of}>
        {students.length} <small>{m.boxes_of({ count: tried })}</small>
      </span>
    </>
  )
}

function namesOf({ students: ids }: ClassLevelInBox, students: Found['students']): string[] {
  return students.filter(({ id }) => ids.includes(id)).map(({ shortName }) => shortName)
}

/** Returns all names, or the first ones and the number of the others. */
function whom(names: readonly string[]): string {
  if (names.length <= mostNames) return list.format(names)
  const first = names.slice(0, mostNames - 1)
  return m.boxes_and_more({ names: first.join(', '), count: names.length - first.length })
}

/** The buttons that save and print the boxes of a class. */
export function ClassBoxesTools({ classroom, levels, students }: Found) {
  return (
    <ExportButtons
      name={m.boxes_file({ name: classroom.name })}
      menuOf={classroom.name}
      header={[
        ...[m.boxes_box(), m.boxes_operation(), m.answers_level(), m.boxes_example()],
        ...[m.boxes_students(), m.boxes_tried(), m.boxes_names()],
      ]}
      rows={levels.map((level) => [
        ...[boxTitle(level.box), titleByOperation[level.operation], level.levelId],
        findLevel(level.operation, level.levelId)?.title ?? '',
        ...[level.students.length, level.tried],
        list.format(namesOf(level, students)),
      ])}
    />
  )
}
