import { useRef, useState } from 'react'
import type { Classroom } from '#contract'
import { m } from '../../language/messages.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import styles from './adding.module.css'
import { AddingHead, type Way } from './adding-head.tsx'
import { type ColumnUse, isComplete, linesIn, type NameTable, tableOf } from './columns.ts'
import { FileColumns } from './file-columns.tsx'
import { mostLines, type NameLine } from './name-lines.ts'

/** A file that was read, with the uses of its columns. */
export interface ChosenFile {
  readonly name: string
  readonly table: NameTable
}

interface ChooseFileProps {
  readonly classroom: Classroom
  readonly file: ChosenFile | null
  readonly onFile: (file: ChosenFile | null) => void
  readonly onWay: (way: Way) => void
  readonly onLook: (lines: readonly NameLine[]) => void
}

/** Reads the names of a CSV file, whose columns the teacher can correct. */
export function ChooseFile({ classroom, file, onFile, onWay, onLook }: ChooseFileProps) {
  return (
    <>
      <AddingHead classroom={classroom} way="file" onWay={onWay} />
      {file ? <ReadFile file={file} onFile={onFile} onWay={onWay} onLook={onLook} /> : <FileDrop onRead={onFile} />}
    </>
  )
}

function ReadFile({
  file: { name, table },
  onFile,
  onWay,
  onLook,
}: Omit<ChooseFileProps, 'classroom' | 'file'> & { file: ChosenFile }) {
  const [error, setError] = useState<string | null>(null)
  const use = (at: number, use: ColumnUse) => {
    setError(null)
    const columns = table.columns.map((column, i) => (i === at ? { ...column, use } : column))
    onFile({ name, table: { ...table, columns } })
  }
  const look = () => (isComplete(table.columns) ? onLook(linesIn(table)) : setError(m.adding_choose_names()))
  return (
    <>
      <p className={styles.fileLine}>
        <b>{name}</b> <span>{m.adding_file_line({ count: table.rows.length })}</span>{' '}
        <TextButton onClick={() => onFile(null)}>{m.adding_another_file()}</TextButton>
      </p>
      {table.leftOut > 0 && <p className={styles.note}>{m.adding_left_out({ count: table.leftOut })}</p>}
      {table.lacksRoles && <p className={styles.note}>{m.adding_lacks_roles()}</p>}
      <FileColumns table={table} onUse={use} />
      {error && <FieldError>{error}</FieldError>}
      <div className={styles.bar}>
        <p>{m.adding_stays_here()}</p>
        <Button onClick={() => onWay('typed')}>{m.adding_back()}</Button>
        <Button kind="ink" onClick={look}>
          {m.adding_look()}
        </Button>
      </div>
    </>
  )
}

/** A button and a target for a dropped file. A file that cannot be used says why in one sentence. */
export function FileDrop({ onRead }: { onRead: (file: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string | null>(null)
  const read = async (file: File | undefined) => {
    if (!file) return
    try {
      const result = await readFile(file)
      setError(typeof result === 'string' ? result : null)
      if (typeof result !== 'string') onRead(result)
    } catch {
      setError(m.adding_not_read())
    }
  }
  return (
    <section
      className={styles.drop}
      aria-labelledby="file"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void read(event.dataTransfer.files[0])
      }}
    >
      <h2 id="file">{m.adding_or_file()}</h2>
      <p>{m.adding_file_text()}</p>
      <Button onClick={() => input.current?.click()}>{m.adding_choose_file()}</Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={m.adding_choose_file()}
        hidden
        onChange={({ target }) => {
          void read(target.files?.[0])
          // The same file can be chosen again after it was corrected.
          target.value = ''
        }}
      />
      {error && <FieldError>{error}</FieldError>}
    </section>
  )
}

/** The largest file in bytes. */
const largestFile = 2 * 1024 * 1024

/** Returns a file with its columns, or the sentence that says why it cannot be used. */
async function readFile(file: File): Promise<ChosenFile | string> {
  if (file.size > largestFile) return m.adding_too_large()
  // The code that reads files is loaded with the first one.
  const { decodeFile, readRows } = await import('./read-file.ts')
  const table = tableOf(readRows(decodeFile(new Uint8Array(await file.arrayBuffer()))))
  if ('secondHeader' in table) return m.adding_second_header({ number: table.secondHeader })
  if (table.rows.length === 0) return m.adding_no_lines()
  if (table.rows.length > mostLines) return m.adding_too_many_lines({ count: table.rows.length })
  return { name: file.name, table }
}
