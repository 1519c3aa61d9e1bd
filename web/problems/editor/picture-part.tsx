import { type Animal, animals, mostCells, type OwnPicture, type RuledObject, ruledObjects } from '#maths'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import styles from '../problems.module.css'
import type { ProblemProps } from './problem-props.ts'
import { replaced, withNamedNumbers } from './set-draft.ts'
import { TypedField } from './typed-field.tsx'

type Kind = OwnPicture['kind']
type PictureOf<K extends Kind> = Extract<OwnPicture, { readonly kind: K }>

const firstByKind: { readonly [K in Kind]: PictureOf<K> } = {
  table: {
    kind: 'table',
    rows: [
      ['', ''],
      ['', ''],
    ],
  },
  ruler: { kind: 'ruler', object: 'pencil', from: '0', to: '7' },
  rectangle: { kind: 'rectangle', width: '6', height: '4' },
  animals: { kind: 'animals', animal: 'kiwi', count: '8' },
}

const titleByKind: { readonly [K in Kind | 'none']: () => string } = {
  none: () => m.problems_picture_none(),
  table: () => m.problems_picture_table(),
  ruler: () => m.problems_picture_ruler(),
  rectangle: () => m.problems_picture_rectangle(),
  animals: () => m.problems_picture_animals(),
}
const pictureOptions = (Object.keys(titleByKind) as (keyof typeof titleByKind)[]).map((value) => ({
  value,
  text: titleByKind[value](),
}))

const titleByAnimal: { readonly [A in Animal]: () => string } = {
  kiwi: () => m.problems_kiwi(),
  sheep: () => m.problems_sheep(),
  korora: () => m.problems_korora(),
  tuatara: () => m.problems_tuatara(),
  piwakawaka: () => m.problems_piwakawaka(),
}

const titleByObject: { readonly [O in RuledObject]: () => string } = {
  pencil: () => m.problems_pencil(),
  ribbon: () => m.problems_ribbon(),
  caterpillar: () => m.problems_caterpillar(),
}

/** The picture of a problem. Its numbers may be names in braces. */
export function PicturePart({ problem, onChange, faultAt }: ProblemProps) {
  const { picture } = problem
  const draw = (changed: OwnPicture | null) => onChange(withNamedNumbers({ ...problem, picture: changed }))
  const choose = (kind: string) => draw(kind === 'none' ? null : firstByKind[kind as Kind])
  const fault = faultAt({ name: 'picture' })
  return (
    <div className={styles.stack}>
      <div className={styles.answer}>
        <Select
          label={m.problems_picture()}
          value={picture?.kind ?? 'none'}
          options={pictureOptions}
          onChoose={choose}
        />
        {picture?.kind === 'ruler' && (
          <>
            <Select
              label={m.problems_object()}
              value={picture.object}
              options={ruledObjects.map((value) => ({ value, text: titleByObject[value]() }))}
              onChoose={(object) => draw({ ...picture, object: object as RuledObject })}
            />
            <Cell label={m.problems_ruler_from()} value={picture.from} onType={(from) => draw({ ...picture, from })} />
            <Cell label={m.problems_ruler_to()} value={picture.to} onType={(to) => draw({ ...picture, to })} />
          </>
        )}
        {picture?.kind === 'rectangle' && (
          <>
            <Cell label={m.problems_width()} value={picture.width} onType={(width) => draw({ ...picture, width })} />
            <Cell
              label={m.problems_height()}
              value={picture.height}
              onType={(height) => draw({ ...picture, height })}
            />
          </>
        )}
        {picture?.kind === 'animals' && (
          <>
            <Select
              label={m.problems_animal()}
              value={picture.animal}
              options={animals.map((value) => ({ value, text: titleByAnimal[value]() }))}
              onChoose={(animal) => draw({ ...picture, animal: animal as Animal })}
            />
            <Cell label={m.problems_count()} value={picture.count} onType={(count) => draw({ ...picture, count })} />
          </>
        )}
      </div>
      {picture?.kind === 'table' && <Table picture={picture} draw={draw} faultAt={faultAt} />}
      {fault && <FieldError>{fault}</FieldError>}
    </div>
  )
}

function Cell(props: { label: string; value: string; onType: (value: string) => void }) {
  return <TypedField isExpression {...props} />
}

interface TableProps extends Pick<ProblemProps, 'faultAt'> {
  readonly picture: PictureOf<'table'>
  readonly draw: (picture: OwnPicture) => void
}

function Table({ picture, draw, faultAt }: TableProps) {
  const { rows } = picture
  const columns = rows[0]?.length ?? 0
  const change = (changed: readonly (readonly string[])[]) => draw({ ...picture, rows: changed })
  const faults = rows.flatMap((cells, row) =>
    cells.flatMap((_, column) => faultAt({ name: 'cell', row, column }) ?? []),
  )
  return (
    <>
      <table className={styles.table}>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place.
            <tr key={row}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other name than its place.
                <td key={column}>
                  <input
                    className={styles.input}
                    value={cell}
                    aria-label={m.problems_cell({ row: row + 1, column: column + 1 })}
                    aria-invalid={faultAt({ name: 'cell', row, column }) !== undefined || undefined}
                    onChange={({ target }) => change(replaced(rows, row, replaced(cells, column, target.value)))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {faults[0] && <FieldError>{faults[0]}</FieldError>}
      <div className={styles.buttons}>
        {rows.length < mostCells && (
          <TextButton className={styles.small} onClick={() => change([...rows, Array(columns).fill('')])}>
            <Icon name="plus" /> {m.problems_add_row()}
          </TextButton>
        )}
        {rows.length > 1 && (
          <TextButton className={styles.small} onClick={() => change(rows.slice(0, -1))}>
            {m.problems_remove_row()}
          </TextButton>
        )}
        {columns < mostCells && (
          <TextButton className={styles.small} onClick={() => change(rows.map((cells) => [...cells, '']))}>
            <Icon name="plus" /> {m.problems_add_column()}
          </TextButton>
        )}
        {columns > 1 && (
          <TextButton className={styles.small} onClick={() => change(rows.map((cells) => cells.slice(0, -1)))}>
            {m.problems_remove_column()}
          </TextButton>
        )}
      </div>
    </>
  )
}
