import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Select } from '../../ui/forms/select.tsx'
import styles from './adding.module.css'
import { type ColumnUse, columnUses, type NameTable } from './columns.ts'

/** The number of lines of a file that are shown. */
const shownLines = 6

const words: Readonly<Record<ColumnUse, string>> = {
  first: m.adding_use_first(),
  last: m.adding_use_last(),
  whole: m.adding_use_whole(),
  none: m.adding_use_none(),
}

/** The first lines of a file, with a choice above each column. */
export function FileColumns({ table, onUse }: { table: NameTable; onUse: (at: number, use: ColumnUse) => void }) {
  const { columns, rows } = table
  const shown = rows.slice(0, shownLines)
  const className = (at: number) => classNames(columns[at]?.use === 'none' && styles.leftOut) || undefined
  return (
    <div className={styles.guess}>
      <table>
        <caption className="unseen">{m.adding_columns_table()}</caption>
        <thead>
          <tr>
            {columns.map(({ heading, use }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file can have two columns with the same heading.
              <th key={at} scope="col" className={className(at)}>
                <span aria-hidden="true">{heading || m.adding_column({ number: at + 1 })}</span>
                <Select
                  label={m.adding_use_as({ heading: heading || m.adding_column({ number: at + 1 }) })}
                  value={use}
                  options={columnUses.map((value) => ({ value, text: words[value] }))}
                  onChoose={(value) => onUse(at, value as ColumnUse)}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ number, cells }) => (
            <tr key={number}>
              {columns.map((_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to the column at its index.
                <td key={at} className={className(at)}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
          {rows.length > shown.length && (
            <tr>
              <td className="soft" colSpan={columns.length}>
                {m.adding_more_lines({ count: rows.length - shown.length })}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}
