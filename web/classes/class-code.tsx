import { useRef, useState } from 'react'
import type { Classroom } from '#contract'
import { TextButton } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import styles from './class-row.module.css'
import { CopyCode } from './copy-code.tsx'
import { Projector } from './projector.tsx'

/** The code of a class, to read, to copy, and to show to the whole room. */
export function ClassCode({ classroom: { name, code } }: { classroom: Classroom }) {
  const text = useRef<HTMLElement>(null)
  const [isShown, setShown] = useState(false)
  return (
    <>
      <b ref={text} className={styles.code}>
        {code}
      </b>
      <CopyCode of={name} code={code} shown={text} />
      <TextButton className={styles.small} onClick={() => setShown(true)}>
        <Icon name="screen" />
        <span className={styles.word}>Show</span>
        <span className="unseen"> the code of {name} on the full screen</span>
      </TextButton>
      {isShown && <Projector name={name} code={code} onClose={() => setShown(false)} />}
    </>
  )
}
