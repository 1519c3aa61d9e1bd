import { useId, useState } from 'react'
import type { Classroom } from '#contract'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Bold } from '../../ui/parts/bold.tsx'
import styles from './adding.module.css'
import { AddingHead, type Way } from './adding-head.tsx'
import { type ChosenFile, FileDrop } from './choose-file.tsx'
import { mostLines, type NameLine, readTyped } from './name-lines.ts'

interface TypeNamesProps {
  readonly classroom: Classroom
  readonly text: string
  readonly onText: (text: string) => void
  readonly onWay: (way: Way) => void
  readonly onFile: (file: ChosenFile) => void
  readonly onLook: (lines: readonly NameLine[]) => void
}

/** The fewest lines that the field shows. */
const fewestLines = 12

/** A field with a name in each line. */
export function TypeNames({ classroom, text, onText, onWay, onFile, onLook }: TypeNamesProps) {
  const id = useId()
  const [tooMany, setTooMany] = useState<number | null>(null)
  const names = readTyped(text)
  const shown = Math.max(fewestLines, text.split('\n').length + 1)
  const look = () => {
    setTooMany(names.length > mostLines ? names.length : null)
    if (names.length > 0 && names.length <= mostLines) onLook(names)
    if (names.length === 0) document.getElementById(id)?.focus()
  }
  return (
    <>
      <AddingHead classroom={classroom} way="typed" onWay={onWay} />
      <div className={styles.pair}>
        <div>
          <label className={styles.label} htmlFor={id}>
            {m.adding_names()}
          </label>
          <div className={styles.lined}>
            <ol aria-hidden="true">
              {Array.from({ length: shown }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line number is its key.
                <li key={i}>{i + 1}</li>
              ))}
            </ol>
            <textarea
              id={id}
              rows={shown}
              spellCheck={false}
              autoComplete="off"
              wrap="off"
              aria-describedby={`${id}-count`}
              value={text}
              onChange={(event) => {
                setTooMany(null)
                onText(event.target.value)
              }}
            />
          </div>
          {tooMany !== null && <FieldError>{m.adding_too_many_lines({ count: tooMany })}</FieldError>}
          <div className={styles.under}>
            <p id={`${id}-count`} role="status">
              <Bold text={m.adding_count({ count: names.length })} />
            </p>
            <ButtonLink to={paths.studentProgress(classroom.code)}>{m.parts_cancel()}</ButtonLink>
            <Button kind="ink" aria-disabled={names.length === 0} onClick={look}>
              {m.adding_look()}
            </Button>
          </div>
        </div>
        <aside className={styles.aside}>
          <section className={styles.sheet}>
            <h2>{m.adding_no_address()}</h2>
            <p>{m.adding_no_address_text()}</p>
            <p className="soft">{m.adding_names_text()}</p>
          </section>
          <FileDrop onRead={onFile} />
        </aside>
      </div>
    </>
  )
}
