import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Answer, type AnswerPart, type Language, missingPart, type PlayableLevel, type Refusal } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { StreakLine } from '../../ui/base/streak-line.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { type Kinds, kindOf } from '../answer-kinds.ts'
import { useFirstVisit } from '../help/first-visit.ts'
import { SeeOneWorked } from '../help/see-one-worked.tsx'
import { useHelp } from '../help/use-help.tsx'
import { boxOf } from '../keyboard/part-boxes.ts'
import { focusAnswer, useTyping } from '../keyboard/use-typing.ts'
import { useLanguage } from '../language/language.ts'
import { type Pictures, PicturesContext } from '../questions/drawing.tsx'
import { fastForm } from '../round/fast-form.ts'
import { MarkedMessage } from '../round/marked-message.tsx'
import { nod } from '../round/nod.ts'
import { StreakCount } from '../round/streak-count.tsx'
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

/** The task: question, answer, Check, message and streak. Its React key must be the id of the round. */
export function PlaySheet({ level, round, touch, idle, kinds, pictures }: PlaySheetProps) {
  const { shown } = round
  const { say } = useLanguage()
  const voice = useVoiceParts()
  const { empty, View, Pad, Tools } = kindOf(kinds, shown.question.expects.kind)
  const [answer, setAnswer] = useState(empty)
  const [part, setPart] = useState<AnswerPart | null>(null)
  const [notice, setNotice] = useState('')
  const focus = useRef<HTMLInputElement>(null)
  const right = shown.mark === 'right'
  const isRoomy = useMedia('(min-height: 761px), (min-width: 601px) and (min-height: 640px)')
  const help = useHelp(level, round, touch, useFirstVisit(level), () => setNotice(m.help_example_failed()))
  const isLowPhone = useMedia('(max-width: 600px) and (max-height: 760px)')
  const isHelping = help.panel !== null
  const isHinted = help.hint !== null

  // The button for a hint takes its focus along when the hint replaces it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new hint moves the focus too
  useEffect(() => {
    // React renders the sheet once more for each update, even for one that changes nothing.
    if (shown.locked && answer !== empty) setAnswer(empty)
    else if (!shown.locked && focus.current && !isHelping) focusAnswer(focus.current)
  }, [shown.locked, empty, isHelping, isHinted])

  useTyping(focus, !shown.locked && !isHelping)
  const working = useWorking(level, shown.question, focus, () => setNotice(m.play_working_failed()))

  // A notice is about the answer on screen. A move, a hint, the steps and the paper end it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them ends it
  useEffect(() => {
    if (notice !== '') setNotice('')
  }, [round.state.lastMove, isHinted, isHelping, working.isOpen])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (shown.locked) return
    const refused = round.answer(answer)
    const missing = refused && missingPart(shown.question, answer)
    const asked = refused === 'nothingAnswered' ? voice?.leadToHearFirst(focus.current) : null
    setNotice(asked ?? noticeOf(refused, missing, answer))
    if (missing) (boxOf(focus, missing) ?? focus.current)?.focus()
    else if (refused === 'nothingAnswered' && !asked) nod(focus.current)
    // The box is cleared in the same render as the mark. While locked, the box shows `shown.answer` instead.
    if (refused === null) setAnswer(empty)
  }
  function changeAnswer(next: typeof answer) {
    setAnswer(next)
    setNotice('')
  }

  if (isHelping) return help.panel
  // A question in words, or on a low screen, is at the top of the sheet. The room of the message then has the button.
  const isInCorner = isRoomy && shown.question.drawn.kind === 'expression' && working.button !== null
  const seeOneWorked = help.seeOneWorked && <SeeOneWorked isInCorner={isInCorner} onOpen={help.seeOneWorked} />
  const { question } = shown
  const heard =
    voice && level.early ? voice.heard({ round, notice, isAnswering: answer !== empty, focus, setNotice }) : null
  const kindProps = {
    level,
    question,
    answer: shown.answer ?? answer,
    onAnswer: changeAnswer,
    mark: shown.mark,
    locked: shown.locked,
    touch,
    part,
    onPart: setPart,
    focus,
    ear: heard?.ear,
    hearFirst: heard?.hearFirst,
  }
  return (
    <form
      className={classNames(
        styles.sheet,
        pictures.shape && styles.withShapes,
        touch && Pad && styles.withPad,
        working.isOpen && styles.withPaper,
      )}
      // The styles of the question and of the number buttons leave room for the paper. It is tight beside a picture.
      data-paper={
        working.isOpen ? (isLowPhone || shown.question.drawn.kind !== 'expression' ? 'tight' : 'open') : undefined
      }
      {...fastForm(submit)}
    >
      <PicturesContext value={pictures}>
        <View {...kindProps} />
      </PicturesContext>
      {working.paper}
      <MarkedMessage
        round={round}
        className={styles.message}
        notice={notice}
        gave={shown.missed ? youGave(shown.missed, say) : ''}
        hasBegun={answer !== empty}
        idle={!working.isOpen && (isInCorner ? idle : (seeOneWorked ?? idle))}
        help={help}
      />
      {touch && Pad ? (
        <div className={styles.controls}>
          <Pad {...kindProps} />
          {heard?.hearFirst}
        </div>
      ) : (
        <div className={styles.row}>
          {Tools && <Tools {...kindProps} />}
          <Button kind="themed" size="big" type="submit" className={styles.check} aria-disabled={shown.locked}>
            {m.play_check()}
          </Button>
          {Pad && heard?.hearFirst}
        </div>
      )}
      <div className={styles.streak}>
        <StreakCount streak={shown.streak} hasGrown={right} className={styles.count} />
        <StreakLine total={level.target} value={Math.min(shown.streak, level.target)} hopping={right} />
      </div>
      {heard?.selfReader}
      {working.button && (
        <div className={styles.beside} data-part="beside">
          {isInCorner && seeOneWorked}
          {working.button}
        </div>
      )}
    </form>
  )
}

/** Returns the line about a wrong answer, as the child gave it. */
export function youGave(answer: Answer, { givenAnswer }: Language): string {
  const isTapped = answer.kind === 'choice' || answer.kind === 'order'
  return (isTapped ? m.play_you_tapped : m.play_you_wrote)({ answer: givenAnswer(answer) })
}

const noticeByMissing: Record<AnswerPart, string> = {
  quotient: m.play_fill_in_quotient(),
  remainder: m.play_fill_in_remainder(),
  number: m.play_write_number(),
  word: m.play_write_word(),
  place: m.play_place_number(),
}

/** Returns the message for an answer that was not marked: it is empty, a part is missing, or Length needs a number. */
export function noticeOf(refused: Refusal | null, missing: AnswerPart | null, { kind }: Pick<Answer, 'kind'>): string {
  if (missing) return noticeByMissing[missing]
  if (refused === 'nothingAnswered')
    return kind === 'choice' || kind === 'order' ? m.play_tap_first() : m.play_type_first()
  return refused === 'notANumber' ? m.play_enter_number() : ''
}
