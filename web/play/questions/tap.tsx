import type { ReactNode, Ref } from 'react'
import type { Mark } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import styles from './tap.module.css'

const lookByMark: Record<Mark, string | undefined> = {
  right: styles.right,
  wrong: styles.wrong,
  timeUp: styles.wrong,
  shown: styles.shown,
}

/**
 * The sign of a mark, for the corner of what it marks. It comes a frame after the message and the colours: to find room
 * for it takes as long as all of them.
 */
export function MarkSign({ mark }: { mark: Mark | null }) {
  const painted = useAfterPaint(mark)
  if (mark !== painted || mark === null || mark === 'shown') return null
  return <Icon name={mark === 'right' ? 'tick' : 'turn'} className={styles.icon} />
}

interface TapProps {
  /** One of several, or each for itself. */
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly label: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly locked: boolean
  /** How it was marked, where it was chosen. */
  readonly mark?: Mark | null
  /** It has been used up. */
  readonly gone?: boolean
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly children: ReactNode
}

/** A card to tap: a native control, so that arrows, Tab, Space and Enter do what they do everywhere. */
export function Tap(props: TapProps) {
  const { type, name, label, chosen, onChoose, locked, mark = null, gone, className, ref, children } = props
  const isMarked = chosen && mark !== null
  const look = gone ? styles.gone : classNames(chosen && styles.chosen, isMarked && lookByMark[mark])
  return (
    <span className={classNames(styles.tap, look, className)}>
      <input
        ref={ref}
        type={type}
        name={name}
        aria-label={label}
        aria-disabled={locked}
        checked={chosen}
        onChange={() => {
          if (!locked) onChoose()
        }}
      />
      {children}
      <MarkSign mark={isMarked && !gone ? mark : null} />
    </span>
  )
}
