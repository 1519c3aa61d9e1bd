import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import type { PaperKind } from './offer.ts'
import styles from './paper-tools.module.css'

interface PaperToolsProps {
  readonly kind: PaperKind
  readonly papers: readonly PaperKind[]
  readonly onKind: (kind: PaperKind) => void
  readonly onUndo: () => void
  readonly onClear: () => void
  readonly onPutAway: () => void
}

/** The strokes of the icons. They are not among the icons of the app, so that no other screen loads them. */
const icons = {
  columns: 'M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16',
  pen: 'M4 20l1-4.5L16 4.5 19.5 8 8.5 19z',
  undo: 'M8 5L4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H10',
  clear: 'M9.5 19l-5-5 9-9 6.5 6.5-7.5 7.5zM9 9.5l6.5 6.5M12 19h8',
} as const

const nameByKind: Record<PaperKind, string> = { columns: m.play_columns(), pen: m.play_pen() }

/** The tools of the paper, in the room of the message. A message lies over them. */
export function PaperTools({ kind, papers, onKind, onUndo, onClear, onPutAway }: PaperToolsProps) {
  return (
    <div className={styles.tools} data-part="tools" role="toolbar" aria-label={m.play_paper_tools()}>
      {papers.length > 1 &&
        papers.map((paper) => (
          <Button
            key={paper}
            className={classNames(styles.tool, paper === kind && styles.down)}
            aria-pressed={paper === kind}
            onClick={() => onKind(paper)}
          >
            <Face icon={icons[paper]}>{nameByKind[paper]}</Face>
          </Button>
        ))}
      {kind === 'pen' && (
        <Button className={styles.tool} onClick={onUndo}>
          <Face icon={icons.undo}>{m.play_undo()}</Face>
        </Button>
      )}
      <Button className={styles.tool} onClick={onClear}>
        <Face icon={icons.clear}>{m.play_clear()}</Face>
      </Button>
      <Button className={classNames(styles.tool, styles.away)} aria-expanded onClick={onPutAway}>
        {m.play_put_away()}
      </Button>
    </div>
  )
}

function Face({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <>
      <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
      <span className={styles.name}>{children}</span>
    </>
  )
}
