import { useEffect, useId, useRef } from 'react'
import ask from './ask.module.css'
import { isForEarlyYears } from './early-years.ts'
import type { KindProps } from './kinds.ts'
import { NumberBox } from './number-box.tsx'
import { Boxes, Scene } from './scene.tsx'
import { WordBox } from './word-box.tsx'
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
            signs={level.dealer.answer.signs}
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
