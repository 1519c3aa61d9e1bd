import { type ReactNode, useId, useState } from 'react'
import type { Box } from '#contract'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { Ball } from '../../ui/base/ball.tsx'
import { TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { boxRows, shownAtFirst } from './box-rows.ts'
import styles from './quad.module.css'

interface QuadProps<Entry extends { readonly box: Box }> {
  readonly entries: readonly Entry[]
  /** Whether it shows a class, whose students each have a stage of their own. */
  readonly ofClass?: boolean
  /** The sentence about the stage. It is on the line between hard and easy for a class, and above it for a student. */
  readonly stand: string
  readonly children: (entry: Entry) => ReactNode
}

/**
 * The four boxes around the line of the stage. Above it is hard, below it easy. On the left is what is not right yet.
 * On a narrow screen the boxes are below each other, those that are not right yet first.
 */
export function Quad<Entry extends { readonly box: Box }>({
  entries,
  ofClass = false,
  stand,
  children,
}: QuadProps<Entry>) {
  const isEmpty = (box: Box) => !entries.some((entry) => entry.box === box)
  return (
    <div className={styles.quad}>
      {boxRows.map(({ box, title, rule, ruleOfClass, none }) => (
        <BoxSection
          key={box}
          box={box}
          title={title}
          rule={ofClass ? ruleOfClass : rule}
          none={ofClass ? m.boxes_none_class() : none}
          most={shownAtFirst(box, ofClass)}
          isAlone={isEmpty(box) !== isEmpty(besideOf[box])}
        >
          {entries.filter((entry) => entry.box === box).map(children)}
        </BoxSection>
      ))}
      <div className={styles.stand}>
        {!ofClass && <p>{stand}</p>}
        <p className={styles.line}>
          <span>
            <Ball className={styles.ball} />
            {ofClass && stand} <span className={styles.sides}>{m.boxes_line()}</span>
            <span className={styles.noSides}>{m.boxes_no_line()}</span>
          </span>
        </p>
      </div>
    </div>
  )
}

const besideOf = {
  toBeAchieved: 'strengths',
  strengths: 'toBeAchieved',
  gaps: 'achieved',
  achieved: 'gaps',
} as const satisfies Record<Box, Box>

interface BoxSectionProps {
  readonly box: Box
  readonly title: string
  readonly rule: string
  /** Why it is empty, if it is. */
  readonly none: string
  /** The most levels that are shown at first. */
  readonly most: number
  /** Whether either this box or the one beside it is empty. Then both have the width of the page. */
  readonly isAlone: boolean
  readonly children: readonly ReactNode[]
}

/** A box of levels. An empty one says why. */
function BoxSection({ box, title, rule, none, most, isAlone, children }: BoxSectionProps) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const isEmpty = children.length === 0
  return (
    <section
      className={classNames(styles.box, styles[box], isAlone && (isEmpty ? styles.emptyLine : styles.alone))}
      aria-labelledby={id}
    >
      <h2 id={id}>
        <Hop box={box} />
        <span>
          {title} <small>{rule}</small>
        </span>
        <span className={styles.count}>{children.length}</span>
      </h2>
      {isEmpty ? <p className={styles.none}>{none}</p> : <ul>{isWhole ? children : children.slice(0, most)}</ul>}
      {children.length > most && (
        <TextButton className="unprinted" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <Icon paths={teacherIcons.open} />
          {isWhole ? m.class_show_fewer() : m.boxes_show_all({ count: children.length })}
        </TextButton>
      )}
    </section>
  )
}

/** A high hop is hard, and a low one easy. A filled hop is right, and a dashed one not yet. */
function Hop({ box }: { box: Box }) {
  const height = box === 'strengths' || box === 'toBeAchieved' ? 26 : 12
  const isRight = box === 'strengths' || box === 'achieved'
  return (
    <svg viewBox="0 0 48 40" aria-hidden="true" className={isRight ? styles.filled : styles.dashed}>
      <path d={`M8 34a16 ${height} 0 0 1 32 0${isRight ? 'z' : ''}`} />
      <path d="M0 36H48" className={styles.ground} />
    </svg>
  )
}
