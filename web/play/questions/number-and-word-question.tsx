import { useId } from 'react'
import { m } from '../../language/messages.ts'
import type { KindProps } from '../answer-kinds.ts'
import { usePartBoxes } from '../keyboard/part-boxes.ts'
import { WordBox } from '../keyboard/word-box.tsx'
import { useLanguage } from '../language/language.ts'
import { NumberBox } from '../round/number-box.tsx'
import row from './question-row.module.css'
import { Boxes, Scene } from './scene.tsx'
import { longestWord } from './word-letters.ts'

/** A picture, with a box for the number and a box for its word below it. */
export function NumberAndWordQuestion(props: KindProps<'numberAndWord'>) {
  const { level, question, answer, onAnswer, mark, locked, touch, ear } = props
  const { say } = useLanguage()
  const id = useId()
  const boxOfPart = usePartBoxes('number', props)
  const sharedProps = { mark, locked }
  return (
    <Scene level={level} question={question} promptId={`${id}prompt`} ear={ear}>
      <Boxes>
        <span className={row.part}>
          <NumberBox
            {...sharedProps}
            {...boxOfPart('number')}
            id={`${id}number`}
            touch={touch}
            maxLength={level.dealer.answer.maxLength}
            value={answer.number}
            onValue={(number) => onAnswer({ ...answer, number })}
          />
          <label htmlFor={`${id}number`}>{m.play_number_box()}</label>
        </span>
        <span className={row.part}>
          <WordBox
            {...sharedProps}
            {...boxOfPart('word')}
            id={`${id}word`}
            touch={touch && level.early}
            maxLength={longestWord(level, say)}
            value={answer.word}
            onValue={(word) => onAnswer({ ...answer, word })}
          />
          <label htmlFor={`${id}word`}>{m.play_word_box()}</label>
        </span>
      </Boxes>
    </Scene>
  )
}
