/** A question on paper, with the room for its answer. On a key, the right answer is in that room. */
import { type CSSProperties, type ReactNode, useContext } from 'react'
import { type Answer, groupDigits, hasDrawnChoices, type Question, rightAnswer } from '#maths'
import { m } from '../../language/messages.ts'
import { PictureLanguageContext } from '../../play/language/picture-language.ts'
import { classNames } from '../../ui/base/class-names.ts'
import {
  type CellRoom,
  calculationText,
  fitsInRow,
  isCalculation,
  isOwn,
  lineLength,
  orderBox,
  pictureSize,
  placeBox,
  square,
  squareRows,
} from './cell-size.ts'
import { PaperDrawing } from './drawings.tsx'
import type { PaperQuestion } from './pages.ts'
import { usePaperLanguage } from './paper-language.ts'
import styles from './question.module.css'

interface QuestionProps extends PaperQuestion, Omit<CellRoom, 'say'> {
  readonly isKey: boolean
}

export function PaperQuestionCell({ number, question, isKey, ...given }: QuestionProps) {
  const { task, width, size, hasSquares, longestAnswer } = given
  const { say } = usePaperLanguage()
  const pictureLanguage = useContext(PictureLanguageContext)
  const right = isKey ? rightAnswer(question, say) : null
  const picture = pictureSize(question, { ...given, say })
  const room = { width: isWide[question.drawn.kind] ? width : picture.width, height: picture.height }
  return (
    <li
      className={classNames(styles.question, task === null && picture.height === 0 && styles.written)}
      data-question={number}
    >
      <span className={styles.number}>{number}.</span>
      <div className={styles.content}>
        {task !== null && <p className={classNames(styles.task, isOwn(question) && styles.typed)}>{task}</p>}
        {picture.height > 0 && (
          <div className={styles.picture} style={sizeOf(room)}>
            <PaperDrawing
              drawn={question.drawn}
              label={pictureLanguage?.describeDrawing(question) ?? ''}
              room={room}
              answer={right && pictureAnswer(right)}
            />
          </div>
        )}
        <AnswerRoom question={question} right={right} line={lineLength(longestAnswer, size)} {...{ width, size }} />
        {hasSquares && isCalculation(question) && <Squares width={width} />}
      </div>
    </li>
  )
}

/** Whether a picture has the whole width of its cell, and is drawn in its middle. */
const isWide: Readonly<Record<Question['drawn']['kind'], boolean>> = {
  ...{ animals: true, groups: true, blocks: true, bars: true, spans: true, shape: true },
  ...{ nothing: false, expression: false, word: false, run: false, dots: false, bond: false },
  // A centimetre of these is a centimetre of the paper, and a table has the size of its texts.
  ...{ ruler: false, grid: false, table: false },
}

const sizeOf = ({ width, height }: { readonly width: number; readonly height: number }): CSSProperties => ({
  width: `calc(${width} * var(--mm))`,
  height: `calc(${height} * var(--mm))`,
})

/** Returns the answer that is in the picture itself: in the gap of a strip or a bond, or at a letter. */
function pictureAnswer(answer: Answer): string {
  return answer.kind === 'choice' ? answer.choice : answer.kind === 'number' ? answer.number : ''
}

interface AnswerRoomProps extends Pick<CellRoom, 'width' | 'size'> {
  readonly question: Question
  readonly right: Answer | null
  /** The length of the line, in millimetres. */
  readonly line: number
}

function AnswerRoom({ question, right, line, width, size }: AnswerRoomProps) {
  const { say } = usePaperLanguage()
  const { expects, drawn } = question
  const text = calculationText(question, say)
  const isInPicture = drawn.kind === 'run' || drawn.kind === 'bond'
  switch (expects.kind) {
    case 'number': {
      if (isInPicture) return null
      const unit = expects.unit ?? expects.ownUnit
      const number = right?.kind === 'number' ? groupDigits(right.number).replace('-', '−') : ''
      return (
        <Written text={text}>
          <Line length={line}>{number}</Line>
          {unit && <span>{unit}</span>}
        </Written>
      )
    }
    case 'quotientAndRemainder': {
      const { quotient, remainder } = right?.kind === 'quotientAndRemainder' ? right : { quotient: '', remainder: '' }
      return (
        <Written text={text}>
          <Line length={line}>{groupDigits(quotient)}</Line>
          <span>r</span>
          <Line length={9}>{remainder}</Line>
        </Written>
      )
    }
    case 'numberAndWord': {
      const { number, word } = right?.kind === 'numberAndWord' ? right : { number: '', word: '' }
      return (
        <>
          <Written text="">
            <Line length={line}>{number}</Line>
          </Written>
          <Written text="">
            <Line length={null}>
              <span className={styles.words}>{word}</span>
            </Line>
          </Written>
        </>
      )
    }
    case 'choice':
      if (isInPicture || hasDrawnChoices(drawn)) return null
      return (
        <>
          {isOwn(question) && <Hint>{m.worksheets_choice_hint()}</Hint>}
          <ul
            className={classNames(
              styles.choices,
              isOwn(question) && !fitsInRow(expects.choices, { width, size }) && styles.stacked,
            )}
          >
            {expects.choices.map((choice) => {
              const isRinged = right?.kind === 'choice' && right.choice === choice
              return (
                <li
                  key={choice}
                  className={classNames(isRinged && styles.ringed)}
                  data-part={isRinged ? 'ring' : undefined}
                >
                  {choice}
                </li>
              )
            })}
          </ul>
        </>
      )
    case 'order': {
      const { numbers } = expects
      const order = right?.kind === 'order' ? right.order : []
      if (isOwn(question)) return <Places items={numbers} order={order} />
      const boxes = `${orderBox(Math.max(...numbers.map(({ length }) => length)))}em`
      return (
        <>
          <ul className={styles.numbers}>
            {numbers.map((number) => (
              <li key={number} style={{ width: boxes }}>
                {number}
              </li>
            ))}
          </ul>
          <ol className={styles.boxes}>
            {numbers.map((number, i) => (
              <li key={number} style={{ width: boxes }}>
                <span data-part="box">{order[i]}</span>
              </li>
            ))}
          </ol>
        </>
      )
    }
  }
}

/** How a student answers an own problem on paper. */
function Hint({ children }: { children: string }) {
  return <p className={classNames(styles.task, styles.typed, styles.hint)}>{children}</p>
}

/** Things to order, each behind a box for its place. */
function Places({ items, order }: { items: readonly string[]; order: readonly string[] }) {
  return (
    <>
      <Hint>{m.worksheets_order_hint({ count: items.length })}</Hint>
      <ul className={styles.places}>
        {items.map((item) => (
          <li key={item}>
            <b style={{ width: `${placeBox}em`, height: `${placeBox}em` }} data-part="place">
              {order.length > 0 && order.indexOf(item) + 1}
            </b>
            <span data-part="item">{item}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A calculation, if there is one, and the line for its answer. */
function Written({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className={styles.calculation}>
      {text !== '' && <span>{text}</span>}
      <span className={styles.answer}>{children}</span>
    </p>
  )
}

/** A line to write on. Its length is in millimetres, or null for all the room. */
function Line({ length, children }: { length: number | null; children: ReactNode }) {
  return (
    <span
      className={styles.line}
      style={length === null ? { flex: 1 } : { width: `calc(${length} * var(--mm))` }}
      data-part="line"
    >
      {children}
    </span>
  )
}

/** Squared paper for working. */
function Squares({ width }: { width: number }) {
  const columns = Math.floor(width / square)
  const [right, bottom] = [columns * square, squareRows * square]
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * square} 0v${bottom}`),
    ...Array.from({ length: squareRows + 1 }, (_, i) => `M0 ${i * square}h${right}`),
  ]
  return (
    <svg
      className={styles.squares}
      style={sizeOf({ width: right + 0.4, height: bottom + 0.4 })}
      viewBox={`-.2 -.2 ${right + 0.4} ${bottom + 0.4}`}
      aria-hidden="true"
    >
      <path d={lines.join('')} />
    </svg>
  )
}
