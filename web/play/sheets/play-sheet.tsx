import { type ReactNode, useState } from 'react'
import type { AnswerPart, PlayableLevel } from '#maths'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { type Kinds, kindOf } from '../answer-kinds.ts'
import { SheetFrame } from '../answering/sheet-frame.tsx'
import { useAnswerFocus, useAnswering } from '../answering/use-answering.ts'
import { SeeOneWorked } from '../help/see-one-worked.tsx'
import { useHelp } from '../help/use-help.tsx'
import { useVisit } from '../help/visit.ts'
import { type Pictures, PicturesContext } from '../questions/drawing.tsx'
import type { RoundOnScreen } from '../round/use-round.ts'
import { useVoiceParts } from '../voice/voice.ts'
import { useWorking } from '../working/use-working.tsx'
import styles from './play-sheet.module.css'

export interface SheetProps {
  readonly level: PlayableLevel
  readonly round: RoundOnScreen
  /** Whether answers are given by touch. */
  readonly touch: boolean
  /** Shown in place of the message while there is none. */
  readonly idle?: ReactNode
}

interface PlaySheetProps extends SheetProps {
  readonly kinds: Kinds
  readonly pictures: Pictures
}

/** The sheet of a level, with its help, its voice and its squared paper. Its React key must be the id of the round. */
export function PlaySheet({ level, round, touch, idle, kinds, pictures }: PlaySheetProps) {
  const { question, locked, mark } = round.shown
  const voice = useVoiceParts()
  const { empty, View, Pad, Tools } = kindOf(kinds, question.expects.kind)
  const [part, setPart] = useState<AnswerPart | null>(null)
  const answering = useAnswering(round, empty, voice?.leadToHearFirst)
  const { answer, hasBegun, notice, setNotice, focus } = answering
  const visit = useVisit(level, mark)
  const help = useHelp(level, round, touch, visit, () => setNotice(m.help_example_failed()))
  const isLowPhone = useMedia('(max-width: 600px) and (max-height: 760px)')
  const isHelping = help.panel !== null
  const working = useWorking(level, question, focus, () => setNotice(m.play_working_failed()))
  // The button for a hint takes its focus along when the hint replaces it.
  useAnswerFocus(answering, round, { covered: isHelping, refocus: help.hint !== null, ended: working.isOpen })

  if (isHelping) return help.panel
  const heard = voice && level.early ? voice.heard({ round, notice, isAnswering: hasBegun, focus, setNotice }) : null
  const kindProps = {
    ...{ level, question, answer, mark, locked, touch, part, focus },
    onAnswer: answering.change,
    onPart: setPart,
    ear: heard?.ear,
    hearFirst: heard?.hearFirst,
  }
  return (
    <SheetFrame
      round={round}
      target={level.target}
      answering={answering}
      look={styles}
      className={classNames(pictures.shape && styles.withShapes, working.isOpen && styles.withPaper)}
      // The styles of the question and of the number buttons leave room for the paper. It is tight beside a picture.
      paper={working.isOpen ? (isLowPhone || question.drawn.kind !== 'expression' ? 'tight' : 'open') : undefined}
      idle={!working.isOpen && (help.seeOneWorked ? <SeeOneWorked onOpen={help.seeOneWorked} /> : idle)}
      help={help}
      pad={touch && Pad && <Pad {...kindProps} />}
      beforeCheck={Tools && <Tools {...kindProps} />}
      afterCheck={Pad && heard?.hearFirst}
      below={
        <>
          {heard?.selfReader}
          {working.button && (
            <div className={styles.beside} data-part="beside">
              {working.button}
            </div>
          )}
        </>
      }
    >
      <PicturesContext value={pictures}>
        <View {...kindProps} />
      </PicturesContext>
      {working.paper}
    </SheetFrame>
  )
}
