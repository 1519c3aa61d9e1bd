import { Fragment } from 'react'
import { type Line, type Notation, type Part, sidesOf, textOfPart } from '#maths/solve'
import { useLanguage } from '../language/language.ts'
import styles from './line-text.module.css'
import { Written } from './written.tsx'

/** The most characters of an equation, and of its first side, that always have room on one line. */
const [mostInEquation, mostInSide] = [15, 20]

/** The most characters of a sentence that has room on one line of a phone. */
const mostInSentence = 22

const unbreakable = '\u00a0'

interface LineTextProps {
  readonly line: Line
  readonly notation: Notation
}

/**
 * The space between a number and the thing that it counts, and the one after a number that is explained: "24: 2 tens".
 * Shorter words join: "9 and 4".
 */
const beforeThing = /(\d) (?=\p{L}{4})|(?<=\d:) (?=\d)/gu

/** The space between two sentences. */
const betweenSentences = /(?<=[.?!]) /u

/**
 * A line of help. A short sentence begins a new line if it does not fit the rest of one. Each equation, each length
 * and each count of things stays on one line, except that a long equation can break before "=", and a long side before
 * + and −.
 */
export function LineText({ line, notation }: LineTextProps) {
  const { tag } = useLanguage()
  const text = line.map((part) => unbroken(part, notation)).join('')
  const sentences = text.split(betweenSentences)
  return (
    <span lang={tag}>
      {sentences.map((sentence, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sentences can be the same
        <Fragment key={i}>
          {i > 0 && ' '}
          <span className={sentence.length <= mostInSentence ? styles.short : undefined}>
            <Written text={sentence} />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

/** Returns the text of a part, with spaces that do not break. */
export function unbroken(part: Part, notation: Notation): string {
  const joined: Notation = { ...notation, spaces: [unbreakable, unbreakable] }
  const text = textOfPart(part, joined)
  if (part.kind === 'words') return text.replace(beforeThing, `$1${unbreakable}`)
  if (part.kind !== 'equation' || text.length <= mostInEquation) return text
  const [first = '', ...others] = sidesOf(part, joined)
  const [broken = ''] = sidesOf(part, { ...notation, spaces: [' ', unbreakable] })
  return [first.length <= mostInSide ? first : broken, ...others].join(` ${notation.symbols['=']}${unbreakable}`)
}
