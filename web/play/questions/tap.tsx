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
 * The icon of a mark, for a corner of the marked element. It appears a frame after the message and the colours, because
 * its layout takes as long as theirs.
 */
export function MarkIcon({ mark }: { mark: Mark | null }) {
  const painted = useAfterPaint(mark)
  if (mark !== painted || mark === null || mark === 'shown') return null
  return <Icon name={mark === 'right' ? 'tick' : 'turn'} className={styles.icon} />
}

interface TapProps {
  /** A radio is one of several. A checkbox is chosen independently. */
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  readonly label: string
  /** The language of the label, if it is not the one of the page. */
  readonly lang?: string
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly locked: boolean
  /** The mark of the answer. It is shown only on a chosen card. */
  readonly mark?: Mark | null
  /** Whether the card is used already. */
  readonly gone?: boolean
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
  readonly children: ReactNode
}

/** A card to tap. It is a native control, so that arrow keys, Tab, Space and Enter work as usual. */
export function Tap(props: TapProps) {
  const { type, name, label, lang, chosen, onChoose, locked, mark = null, gone, className, ref, children } = props
  const isMarked = chosen && mark !== null
  const look = gone ? styles.gone : classNames(chosen && styles.chosen, isMarked && lookByMark[mark])
  return (
    <span className={classNames(styles.tap, look, className)}>
      <input
        ref={ref}
        type={type}
        name={name}
        aria-label={label}
        lang={lang}
        aria-disabled={locked}
        checked={chosen}
        onChange={() => {
          if (!locked) onChoose()
        }}
      />
      {children}
      <MarkIcon mark={isMarked && !gone ? mark : null} />
    </span>
  )
}
