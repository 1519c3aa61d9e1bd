import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { byKind, isRightOnPaper, type PlayableLevel, type Question, type SheetSection } from '#maths'
import { createLevelInsight, slipOfAnswer } from '#maths/insight'
import { loadSlips } from '#maths/solve'
import { mistakeOf, useMistakes } from '../../insight/use-mistakes.ts'
import { m } from '../../language/messages.ts'
import { useLanguage } from '../../play/language/language.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import field from '../../ui/forms/field.module.css'
import { type ButtonMark, type Entry, markOf } from './entries.ts'
import { MarkButtons, wordByMark } from './mark-buttons.tsx'
import styles from './marks.module.css'

interface MarkFieldsProps {
  readonly sections: readonly SheetSection[]
  readonly entries: readonly Entry[]
  /** Whether each question also has buttons that mark it with a tap. */
  readonly isByTouch: boolean
  readonly onType: (entries: readonly Entry[]) => void
  /** Called with all entries after Enter at the last question. */
  readonly onDone: (entries: readonly Entry[]) => void
}

/** The questions of a student's sheet, each with the field for what was written. */
export function MarkFields({ sections, entries, isByTouch, onType, onDone }: MarkFieldsProps) {
  const { say } = useLanguage()
  const list = useRef<HTMLOListElement>(null)
  const insights = useInsights(sections)
  const mistakes = useMistakes()
  const asked = sections.flatMap((section, part) => section.questions.map((question) => ({ question, section, part })))
  const fields = () => [...(list.current?.querySelectorAll('input') ?? [])]
  const firstMissing = asked.findIndex((_, i) => (entries[i] ?? null) === null)
  const withEntry = (i: number, entry: Entry) => asked.map((_, j) => (i === j ? entry : (entries[j] ?? null)))

  // The fields of the next student begin at the first question without a mark. On a phone, the focus of a field would
  // open the keyboard over the buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the fields appear
  useEffect(() => {
    if (!isByTouch) fields()[Math.max(0, firstMissing)]?.focus({ preventScroll: true })
  }, [])

  const confirm = (event: KeyboardEvent, i: number) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.repeat) return
    const isMissing = (entries[i] ?? null) === null
    const confirmed = isMissing ? withEntry(i, '') : entries
    if (isMissing) onType(confirmed)
    const next = fields()[i + 1]
    if (next) next.focus()
    else onDone(confirmed)
  }

  function resultOf(question: Question, entry: Entry, part: number): Result | null {
    const mark = markOf(entry, question)
    if (!mark) return null
    const isRight = isRightOnPaper(question, mark)
    if (isRight === null) return { kind: 'leftOut', text: wordByMark.leftOut }
    if (isRight) return { kind: 'right', text: wordByMark.right }
    const known = insights.data?.[part]
    const slip =
      known && mark.kind === 'wrote'
        ? slipOfAnswer(known.operation, known.insight.findSlips, question, mark.answer)
        : null
    const words = slip && mistakes.data ? mistakeOf(mistakes.data, slip, 1) : null
    return { kind: 'wrong', text: words ?? m.answers_missed() }
  }

  return (
    <ol ref={list} className={classNames(styles.marks, isByTouch && styles.byTouch)}>
      {asked.map(({ question, part }, i) => {
        const entry = entries[i] ?? null
        const result = resultOf(question, entry, part)
        const text = say.text(question)
        const expected = say.answer(question)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the questions of a sheet never change their order
          <li key={i} data-missing={entry === null || undefined}>
            <span className={styles.number}>{i + 1}</span>
            <span className={styles.question}>
              {text} <small>{m.marks_expected({ answer: expected })}</small>
            </span>
            {isByTouch && (
              <MarkButtons
                number={i + 1}
                question={question}
                mark={result?.kind ?? null}
                onPress={(mark) => onType(withEntry(i, mark))}
              />
            )}
            <input
              className={classNames(
                field.input,
                styles.input,
                result?.kind === 'right' && styles.right,
                result?.kind === 'wrong' && styles.wrong,
              )}
              aria-label={m.marks_field({ number: i + 1, question: text })}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="next"
              maxLength={200}
              placeholder={entry === '' ? expected : ''}
              value={entry ?? ''}
              onChange={(event) => onType(withEntry(i, event.target.value === '' ? null : event.target.value))}
              onKeyDown={(event) => confirm(event, i)}
            />
            <span className={styles.result}>
              {result && (
                <>
                  {result.kind !== 'leftOut' && <Icon name={result.kind === 'right' ? 'tick' : 'turn'} />} {result.text}
                </>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

interface Result {
  readonly kind: ButtonMark
  readonly text: string
}

/** Loads what finds known mistakes in the answers of each part. Own problems have none. */
function useInsights(sections: readonly SheetSection[]) {
  const levels = sections.map((section) =>
    byKind<SheetSection, PlayableLevel | null>(section, { level: ({ level }) => level, set: () => null }),
  )
  return useQuery({
    queryKey: ['sheet-insight', levels.map((level) => level && `${level.operation} ${level.id}`)],
    queryFn: () =>
      Promise.all(
        levels.map(async (level) => {
          if (!level) return null
          const { operation, id: levelId } = level
          return { operation, insight: createLevelInsight({ operation, levelId }, await loadSlips(operation)) }
        }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
