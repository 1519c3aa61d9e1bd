import { mostNumbers } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import styles from '../problems.module.css'
import type { ProblemProps } from './problem-props.ts'
import { countOf, type DraftNumber, replaced, stepOf, withAnotherNumber, without } from './set-draft.ts'
import { TypedField } from './typed-field.tsx'

/** The numbers of a problem that change, each with its range or list. */
export function NumbersPart({ problem, onChange, faultAt }: ProblemProps) {
  const { numbers } = problem
  const change = (index: number, number: DraftNumber) =>
    onChange({ ...problem, numbers: replaced(numbers, index, number) })
  return (
    <fieldset>
      <legend>{m.problems_numbers()}</legend>
      {numbers.length === 0 && <p className={styles.soft}>{m.problems_numbers_none()}</p>}
      {numbers.map((number, index) => (
        <NumberRow
          key={number.name}
          number={number}
          error={faultAt({ name: 'number', index })}
          onChange={(changed) => change(index, changed)}
          onRemove={() => onChange({ ...problem, numbers: without(numbers, index) })}
        />
      ))}
      {faultAt({ name: 'numbers' }) && <FieldError>{faultAt({ name: 'numbers' })}</FieldError>}
      {numbers.length < mostNumbers && (
        <TextButton className={styles.small} onClick={() => onChange(withAnotherNumber(problem))}>
          <Icon name="plus" /> {m.problems_add_number()}
        </TextButton>
      )}
    </fieldset>
  )
}

interface NumberRowProps {
  readonly number: DraftNumber
  readonly error: string | undefined
  readonly onChange: (number: DraftNumber) => void
  readonly onRemove: () => void
}

function NumberRow({ number, error, onChange, onRemove }: NumberRowProps) {
  const { name, kind, from, to, list } = number
  const count = countOf(number)
  const step = stepOf(number)
  const counted =
    count === null
      ? ''
      : kind === 'list' || step === '1'
        ? m.problems_number_count({ count })
        : m.problems_number_steps({ count, step })
  return (
    <div className={styles.range}>
      <b className={styles.token} aria-hidden="true">
        {name}
      </b>
      {kind === 'range' ? (
        <>
          <span aria-hidden="true">{m.problems_from()}</span>
          <TypedField
            isExpression
            hasHiddenLabel
            inputMode="decimal"
            label={m.problems_from_of({ name })}
            value={from}
            onType={(typed) => onChange({ ...number, from: typed })}
          />
          <span aria-hidden="true">{m.problems_to()}</span>
          <TypedField
            isExpression
            hasHiddenLabel
            inputMode="decimal"
            label={m.problems_to_of({ name })}
            value={to}
            onType={(typed) => onChange({ ...number, to: typed })}
          />
        </>
      ) : (
        <TypedField
          isExpression
          hasHiddenLabel
          className={styles.listed}
          label={m.problems_list_of({ name })}
          value={list}
          onType={(typed) => onChange({ ...number, list: typed })}
        />
      )}
      <span className={styles.soft}>{counted}</span>
      <div className={styles.line}>
        <TextButton
          className={styles.small}
          aria-label={kind === 'range' ? m.problems_list_instead_of({ name }) : m.problems_range_instead_of({ name })}
          onClick={() => onChange({ ...number, kind: kind === 'range' ? 'list' : 'range' })}
        >
          {kind === 'range' ? m.problems_list_instead() : m.problems_range_instead()}
        </TextButton>
        <TextButton className={styles.bin} aria-label={m.problems_remove_number({ name })} onClick={onRemove}>
          <Icon paths={teacherIcons.bin} />
        </TextButton>
      </div>
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
