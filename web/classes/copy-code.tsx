import { type RefObject, useEffect, useState } from 'react'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import styles from './class-row.module.css'
import { teacherIcons } from './teacher-icons.ts'

type Outcome = 'copied' | 'selected'

const textByOutcome: Record<Outcome, string> = { copied: m.dashboard_copied(), selected: m.dashboard_selected() }

const labelByOutcome: Record<Outcome, (name: string) => string> = {
  copied: (name) => m.dashboard_copied_code_of({ name }),
  selected: (name) => m.dashboard_selected_code_of({ name }),
}

/** Milliseconds for which the button shows the outcome. */
const pause = 3000

/** Copies a class code with one tap. If the browser refuses the clipboard, the code is selected instead. */
export function CopyCode({ name, code, shown }: { name: string; code: string; shown: RefObject<HTMLElement | null> }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(null), pause)
    return () => clearTimeout(timer)
  }, [outcome])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      // `navigator.clipboard` is undefined on plain http, except on localhost. That ends up here too.
      if (shown.current) getSelection()?.selectAllChildren(shown.current)
      setOutcome('selected')
    }
  }
  return (
    <>
      <TextButton
        className={styles.small}
        aria-label={outcome ? labelByOutcome[outcome](name) : m.dashboard_copy_code_of({ name })}
        onClick={copy}
      >
        {outcome === 'copied' ? <Icon name="tick" /> : <Icon paths={teacherIcons.copy} />}
        <span className={styles.word}>{outcome ? textByOutcome[outcome] : m.dashboard_copy()}</span>
      </TextButton>
      <span role="status" className="unseen">
        {outcome && textByOutcome[outcome]}
      </span>
    </>
  )
}
