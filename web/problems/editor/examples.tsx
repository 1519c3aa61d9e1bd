import { Fragment, useState } from 'react'
import {
  namePattern,
  playedProblem,
  type Question,
  questionOf,
  type Row,
  randomFrom,
  seedFrom,
  type WrittenProblem,
  withValues,
} from '#maths'
import { m } from '../../language/messages.ts'
import { PictureLanguageContext } from '../../play/language/picture-language.ts'
import { OwnPicture } from '../../play/own/own-picture.tsx'
import { useOwnPictures } from '../../play/own/use-own-pictures.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import styles from '../problems.module.css'
import type { Known } from './use-outcomes.ts'

/** The number of examples that are shown at once. */
const shown = 5

/** Examples of a problem with their answers. They follow the typing. */
export function Examples({ known }: { known: Known | undefined }) {
  const [first, setFirst] = useState(0)
  const rows = known?.outcome.kind === 'fits' ? known.outcome.rows : []
  const from = first < rows.length ? first : 0
  const examples = rows.slice(from, from + shown)
  return (
    <section className={styles.examples} aria-labelledby="examples">
      <h2 id="examples">{m.problems_examples({ count: examples.length })}</h2>
      {known && rows.length > 0 ? (
        <>
          <ol>
            {examples.map((row) => (
              <li key={row.join(' ')}>
                <Example written={known.written} row={row} />
              </li>
            ))}
          </ol>
          {rows.length > shown && (
            <Button onClick={() => setFirst(from + shown)}>
              <Icon name="turn" /> {m.problems_other_examples()}
            </Button>
          )}
        </>
      ) : (
        <>
          <ol aria-hidden="true">
            <li className={styles.notYet} />
            <li className={styles.notYet} />
            <li className={styles.notYet} />
          </ol>
          <p className={styles.soft}>{m.problems_examples_none()}</p>
        </>
      )}
    </section>
  )
}

function Example({ written, row }: { written: WrittenProblem; row: Row }) {
  const { text, numbers, picture, answer } = written
  const names = numbers.map(({ name }) => name)
  const fill = (part: string) => withValues(part, names, row)
  return (
    <>
      <div>
        <p className={styles.told}>
          <WithValues text={text} names={names} row={row} />
        </p>
        {picture && <Picture question={questionOf(playedProblem({ ...written, rows: [row] }), row, noChance())} />}
        {answer.kind === 'choice' && <p className={styles.soft}>{answer.choices.map(fill).join(' · ')}</p>}
      </div>
      <p className={styles.is}>
        <span className="unseen">{m.problems_answer_is()}</span> {answerText(written, row, fill)}
      </p>
    </>
  )
}

/** Chance only shuffles the items of an order, which an example shows in their right order. */
const noChance = () => randomFrom(seedFrom('example'))

/** The picture as it is above the answer of a student. */
function Picture({ question }: { question: Question }) {
  const language = useOwnPictures().data
  return (
    language && (
      <PictureLanguageContext value={language}>
        <div className={classNames(styles.drawn, themeClass('orange'))} data-part="scene">
          <OwnPicture question={question} />
        </div>
      </PictureLanguageContext>
    )
  )
}

function answerText({ answer }: WrittenProblem, row: Row, fill: (text: string) => string): string {
  switch (answer.kind) {
    case 'number':
      return (row.at(-1) ?? '').replace('-', '−')
    case 'choice':
      return fill(answer.choices[answer.right] ?? '')
    case 'order':
      return answer.items.map(fill).join(' → ')
  }
}

/** A text whose numbers that change are bold. */
function WithValues({ text, names, row }: { text: string; names: readonly string[]; row: Row }) {
  // Every second part is a name, because the pattern has one group.
  return text.split(namePattern).map((part, at) => {
    const value = at % 2 === 1 ? (row[names.indexOf(part)] ?? `{${part}}`) : part
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place.
    return <Fragment key={at}>{at % 2 === 1 ? <b>{value.replace('-', '−')}</b> : value}</Fragment>
  })
}
