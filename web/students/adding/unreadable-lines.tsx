import { useState } from 'react'
import { m } from '../../language/messages.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { Form } from '../../ui/forms/form.tsx'
import styles from './adding.module.css'
import type { LineFault, NameLine } from './name-lines.ts'

interface UnreadableLinesProps {
  readonly lines: readonly NameLine[]
  readonly onCorrect: (number: number, text: string) => void
  readonly onLeaveOut: (number: number) => void
}

const reasons: Readonly<Record<LineFault, string>> = {
  unreadable: m.adding_fault_unreadable(),
  tooLong: m.adding_fault_too_long(),
  noLetters: m.adding_fault_no_letters(),
  noFirstName: m.adding_fault_no_first(),
  noLastName: m.adding_fault_no_last(),
}

/** The lines that are no names, each with its reason and a field for the name. */
export function UnreadableLines({ lines, onCorrect, onLeaveOut }: UnreadableLinesProps) {
  return (
    <section className={classNames(styles.sheet, styles.unreadable)} aria-labelledby="unreadable">
      <h2 id="unreadable">
        <Icon name="turn" /> {m.adding_unreadable()} <span className={styles.figure}>{lines.length}</span>
      </h2>
      <ul>
        {lines.map((line) => (
          <UnreadableLine
            key={line.number}
            line={line}
            onCorrect={(text) => onCorrect(line.number, text)}
            onLeaveOut={() => onLeaveOut(line.number)}
          />
        ))}
      </ul>
    </section>
  )
}

function UnreadableLine(props: { line: NameLine; onCorrect: (text: string) => void; onLeaveOut: () => void }) {
  const { line, onCorrect, onLeaveOut } = props
  const { number, firstName, lastName, fault } = line
  const known = `${firstName} ${lastName}`.trim()
  // A name that lacks a part is completed. Other lines are typed again.
  const [text, setText] = useState(fault === 'noFirstName' || fault === 'noLastName' ? known : '')
  return (
    <li>
      <span className={styles.number}>{number}</span>
      <div>
        <b>{printable(known)}</b>
        {fault && <p>{reasons[fault]}</p>}
        <Form className={styles.mend} onSubmit={() => text.trim() !== '' && onCorrect(text)}>
          <input
            aria-label={m.adding_line_again({ number })}
            autoComplete="off"
            required
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" aria-label={m.adding_use_line_of({ number })}>
            {m.adding_use_line()}
          </Button>
          <TextButton aria-label={m.adding_leave_out_line({ number })} onClick={onLeaveOut}>
            {m.adding_leave_out()}
          </TextButton>
        </Form>
      </div>
    </li>
  )
}

/** The most characters of a line that is no name. */
const shownCharacters = 60

/** Returns a text whose hidden characters show as boxes, so that none of them turns the line round. */
function printable(text: string): string {
  const shown = [...text].slice(0, shownCharacters).join('')
  return (
    shown.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Surrogate}]/gu, '\u25a1') + (shown.length < text.length ? '…' : '')
  )
}
