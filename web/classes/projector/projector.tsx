import { useState } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import wordmark from '../../ui/base/wordmark.svg'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { teacherIcons } from '../teacher-icons.ts'
import { CodeView } from './code-view.tsx'
import frame from './frame.module.css'
import { MarkButton } from './mark-button.tsx'
import { OurLine } from './our-line.tsx'
import styles from './projector.module.css'
import { useFullScreen } from './use-full-screen.ts'

interface ProjectorProps {
  readonly name: string
  readonly code: string
  readonly onClose: () => void
}

/** The view for the class: the code to join with, or the line of its hops in this week. */
export function Projector({ name, code, onClose }: ProjectorProps) {
  const { content, leave } = useFullScreen(onClose)
  const [tab, setTab] = useState<'code' | 'line'>('code')
  const isLine = tab === 'line'
  return (
    <Dialog
      title={isLine ? m.our_line_title({ name }) : m.dashboard_projector_title({ name })}
      className={classNames(frame.frame, isLine ? styles.line : styles.join)}
      content={content}
      onClose={leave}
      actions={
        <>
          {isLine && <MarkButton code={code} />}
          <Button onClick={leave}>
            <Icon paths={teacherIcons.shut} /> {m.dashboard_projector_close()}
          </Button>
        </>
      }
    >
      <header className={styles.head}>
        <img className={classNames('wordmark', frame.logo)} src={wordmark} alt="" width="199" height="38" />
        <nav className={styles.tabs} aria-label={m.our_line_tabs()}>
          <button type="button" aria-current={!isLine} onClick={() => setTab('code')}>
            {m.our_line_code()}
          </button>
          <button type="button" aria-current={isLine} onClick={() => setTab('line')}>
            {m.our_line_tab()}
          </button>
        </nav>
      </header>
      {isLine ? <OurLine code={code} /> : <CodeView code={code} />}
    </Dialog>
  )
}
