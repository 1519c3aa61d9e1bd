import type { ComponentProps, ReactNode } from 'react'
import type { Speech } from '#maths'
import type { RoundOnScreen } from '../round/use-round.ts'
import { Ear } from './ear.tsx'
import { HearFirst, leadToHearFirst } from './hear-first.tsx'
import { ReadAloudButton } from './read-aloud-button.tsx'
import { SelfReader } from './self-reader.tsx'

interface HeardRound extends Pick<ComponentProps<typeof HearFirst>, 'isAnswering' | 'focus' | 'setNotice'> {
  readonly round: RoundOnScreen
  /** The message about an answer that did not count. */
  readonly notice: string
}

/** The parts of a sheet of Years 0 and 1 that a child can hear. */
interface Heard {
  readonly ear: ReactNode
  /** The question whether to read aloud. It is asked before the first answer of a round. */
  readonly hearFirst: ReactNode
  readonly selfReader: ReactNode
}

function heard(speechOf: Speech, { round, notice, ...props }: HeardRound): Heard {
  const { shown, state } = round
  const { question, mark } = shown
  // The word that the child should read is read aloud only after a miss.
  const speech = speechOf(question, state.misses > 0)
  return {
    ear: <Ear speech={speech} />,
    hearFirst: state.lastMove === 0 && <HearFirst speech={speech} {...props} />,
    selfReader: (
      <SelfReader
        question={question}
        speech={speech}
        message={mark === 'shown' ? '' : shown.message || notice || round.notice}
        move={state.lastMove}
      />
    ),
  }
}

/** Returns what the screen of a level needs to read aloud. It is loaded only if the browser has a voice. */
export const voicePartsIn = (speechOf: Speech) => ({
  speechOf,
  ReadAloudButton,
  leadToHearFirst,
  heard: (round: HeardRound) => heard(speechOf, round),
})
