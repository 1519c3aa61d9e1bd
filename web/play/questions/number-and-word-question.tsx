import { useEffect, useId, useRef } from 'react'
import { NumberBox } from '../keyboard/number-box.tsx'
import { WordBox } from '../keyboard/word-box.tsx'
import type { KindProps } from '../kinds.ts'
import { isForEarlyYears } from './early-years.ts'
import ask from './question-row.module.css'
import { Boxes, Scene } from './scene.tsx'
import { longestWord } from './word-letters.ts'

/** A picture, and below it a box for the number and one for its word. */
export function NumberAndWordQuestion(props: KindProps<'numberAndWord'>) {
  const { level, question, answer, onAnswer, focus, mark, locked, touch } = props
  const id = useId()
  const numberBox = useRef<HTMLInputElement>(null)
  const wordBox = useRef<HTMLInputElement>(null)

  useEffect(() => {
    // A new try begins in the first box.
    if (!locked) focus.current = numberBox.current
  }, [locked, focus])

  const both = { mark, locked }
  return (
    <Scene level={level} question={question} promptId={`${id}prompt`}>
      <Boxes>
        <span className={ask.part}>
          <NumberBox
            {...both}
            ref={numberBox}
            id={`${id}number`}
            part="number"
            touch={touch}
            signs={level.dealer.answer.maxLength}
            value={answer.number}
            onValue={(number) => onAnswer({ ...answer, number })}
            onFocus={() => {
              focus.current = numberBox.current
            }}
          />
          <label htmlFor={`${id}number`}>number</label>
        </span>
        <span className={ask.part}>
          <WordBox
            {...both}
            ref={wordBox}
            id={`${id}word`}
            tiles={touch && isForEarlyYears(level)}
            signs={longestWord(level)}
            value={answer.word}
            onValue={(word) => onAnswer({ ...answer, word })}
            onFocus={() => {
              focus.current = wordBox.current
            }}
          />
          <label htmlFor={`${id}word`}>word</label>
        </span>
      </Boxes>
    </Scene>
  )
}
