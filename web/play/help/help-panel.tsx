import { type CSSProperties, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { PlayableLevel, Question } from '#maths'
import { type Step, type StepPictureLanguage, stepAnswerText, textOf } from '#maths/solve'
import { m } from '../../language/messages.ts'
import { Ball } from '../../ui/base/ball.tsx'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { useTextScale } from '../drawings/use-text-scale.ts'
import { useLanguage } from '../language/language.ts'
import { fastForm } from '../round/fast-form.ts'
import { DigitKeys, EditKeys } from '../round/number-keys.tsx'
import { readAloud } from '../voice/speech.ts'
import { useReadingAloud } from '../voice/use-reading-aloud.ts'
import { useVoice } from '../voice/voice.ts'
import { AskedQuestion } from './asked-question.tsx'
import { useHelpLanguage } from './help-context.ts'
import styles from './help-panel.module.css'
import { LineText } from './line-text.tsx'
import type { Pictures } from './pictures/picture-table.ts'
import { isAcross, isFitted, isFlat, isWide, keepsRoom, roomOf, StepPicture } from './pictures/step-picture.tsx'
import { StepAnswer, stepAnswer } from './step-answer.tsx'
import { goBack, goForward, type MainAction, mainActionOf, markStep, pauseByMark, tryAgain, walkFrom } from './walk.ts'

interface HelpPanelProps {
  readonly level: PlayableLevel
  /** The question that the steps solve. It stays visible. */
  readonly question: Question
  readonly steps: readonly Step[]
  /** The index of the step that is on screen first. */
  readonly startAt: number
  readonly pictures: Pictures
  /** Returns the text alternative of a picture. */
  readonly describe: StepPictureLanguage['describe']
  readonly touch: boolean
  /** Returns the heading of a step, by its number from 1 and the number of steps. */
  readonly headingOf: (step: number, count: number) => string
  /** Whether the right number of a step is shown after a wrong one. If not, the child tries again. */
  readonly tellsNumbers: boolean
  /** A line beside the number of the step. */
  readonly note: string | null
  /** Whether the right answer is in the box of the question at the last step. */
  readonly endsWithAnswer: boolean
  /** Whether a number in the box has its word. The head of an example has no room for its lines. */
  readonly tellsWord: boolean
  /** Called each time that the child goes forward from the first step. */
  readonly onLeaveFirst: () => void
  /** Called for Back on the first step. */
  readonly onClose: () => void
  readonly onEnd: () => void
}

/** A worked solution, one step at a time, in place of the sheet of a level. */
export function HelpPanel(props: HelpPanelProps) {
  const {
    level,
    question,
    steps,
    startAt,
    pictures,
    describe,
    touch,
    headingOf,
    tellsNumbers,
    note,
    endsWithAnswer,
    tellsWord,
    onLeaveFirst,
    onClose,
    onEnd,
  } = props
  const [walk, setWalk] = useState(() => walkFrom(startAt))
  const [value, setValue] = useState('')
  const answerFocus = useRef<HTMLInputElement>(null)
  const mainButton = useRef<HTMLButtonElement>(null)
  const id = useId()
  const step = steps[walk.step]!
  const isLast = walk.step === steps.length - 1
  const action = mainActionOf(walk, steps)
  const language = useHelpLanguage()
  const says = language.says(step.says)
  // In one column, the pictures of all steps have the room that the child's part leaves. The digits take a part of it.
  // Much enlarged text leaves them too little, so each has the whole width, and the page scrolls.
  const isInOneColumn = useMedia(inOneColumn)
  const isEnlarged = useTextScale() >= enlargedFrom && isInOneColumn
  const isHigh = useMedia(onHighColumn) || isEnlarged
  const isSteady = isHigh && keepsRoom(step, steps)
  const hasKeys = touch && asksNumber(step)
  // Without the digits, a single picture grows. A line and two pictures have the whole width already.
  const canGrow = !hasKeys && step.shows.length === 1 && !step.shows.some(isWide)
  // The digits leave too little room for a picture above the words.
  const isWholeWidth = useMedia(onLaptop) && steps.every(isAcross) && !(touch && steps.some(asksNumber))
  // The steady room is too low for one picture below another, unless one of them is flat.
  const isRoomy = (!isSteady && !step.asks) || (isHigh && step.shows.some(isFlat))
  const hasHighRoom = isInOneColumn && isRoomy
  const room = isWholeWidth ? 'across' : roomOf(step.shows, hasHighRoom)
  const speech = textOf(says, language.spoken)

  useReadingAloud(speech, level.early)
  const leaveMarked = useEffectEvent(() => {
    if (walk.mark === 'again') {
      setValue('')
      return setWalk(tryAgain(walk))
    }
    // After the child's own step, the question itself is left to the child.
    if (isLast) return onEnd()
    setValue('')
    setWalk(goForward(walk, steps))
  })
  useEffect(() => {
    if (walk.mark === null) return
    const timer = setTimeout(leaveMarked, pauseByMark[walk.mark])
    return () => clearTimeout(timer)
  }, [walk])
  const triesAgain = walk.mark === 'again'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step and each new try moves the focus to its control
  useEffect(() => {
    const control = answerFocus.current ?? mainButton.current
    control?.focus({ preventScroll: true })
  }, [walk.step, triesAgain])

  function check() {
    const marked = markStep(walk, step, stepAnswer(step.asks!, value), tellsNumbers ? 'missed' : 'again')
    if (marked === walk) return
    leaveFirst()
    setWalk(marked)
  }
  function leaveFirst() {
    if (walk.step === 0) onLeaveFirst()
  }
  function continueSteps() {
    if (walk.mark !== null) return
    if (action === 'check') return check()
    if (action === 'yourTurn') return onEnd()
    leaveFirst()
    setWalk(goForward(walk, steps))
  }
  function back() {
    const before = goBack(walk)
    if (!before) return onClose()
    setValue('')
    setWalk(before)
  }
  /** Returns the heading of the step for a screen reader, or how the child's part was marked. */
  function announcementOf(): string {
    if (walk.mark === 'right') return m.help_right()
    if (walk.mark === 'again') return m.help_look_again()
    if (walk.mark === 'missed') return m.help_missed({ answer: stepAnswerText(language, step.asks!, language.spoken) })
    return `${heading}. `
  }
  function write(number: string) {
    if (walk.mark === null) setValue(number)
    answerFocus.current?.focus({ preventScroll: true })
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (action === 'check') check()
  }

  const heading = headingOf(walk.step + 1, steps.length)
  return (
    <form className={styles.sheet} {...fastForm(submit)}>
      <AskedQuestion level={level} question={question} isAnswered={endsWithAnswer && isLast} tellsWord={tellsWord} />
      <section
        className={classNames(
          styles.help,
          step.asks ? styles.asking : styles.told,
          isEnlarged ? styles.enlarged : isSteady && styles.steady,
          isWholeWidth && styles.across,
          touch && steps.some(asksNumber) && (canGrow ? styles.grown : styles.aboveDigits),
        )}
        style={{ '--count': steps.length } as CSSProperties}
        aria-labelledby={id}
      >
        <div className={styles.line}>
          <StepLine step={walk.step} count={steps.length} />
          {note && <p className={styles.note}>{note}</p>}
          <h2 id={id}>{heading}</h2>
        </div>
        <figure
          className={classNames(
            styles.picture,
            room === 'half' && !isEnlarged && styles.beside,
            step.shows.some(isFitted) && styles.fitted,
          )}
        >
          <StepPicture
            key={walk.step}
            shows={step.shows}
            hops={walk.isForward}
            room={room}
            isHigh={isHigh}
            pictures={pictures}
            describe={describe}
          />
        </figure>
        <div className={styles.words} data-part="words">
          <p>
            <LineText line={says} notation={language.written} />
          </p>
          <StepReader speech={speech} />
        </div>
        {step.asks && (
          <div className={styles.answer}>
            <StepAnswer
              key={walk.step}
              asks={step.asks}
              value={value}
              onValue={setValue}
              mark={walk.mark}
              touch={touch}
              focus={answerFocus}
            />
            {/* The digits are above the row of Check, as they are below a question. */}
            {hasKeys && <DigitKeys value={() => value} onValue={write} />}
          </div>
        )}
        <div className={classNames(styles.buttons, hasKeys && styles.withKeys)}>
          <GuardedButton
            className={styles.back}
            action={`back from ${walk.step}`}
            isReplacement
            onClick={back}
            aria-disabled={walk.mark !== null}
          >
            <Icon name="back" /> {m.help_back()}
          </GuardedButton>
          {hasKeys && <EditKeys point={level.dealer.answer.point} value={() => value} onValue={write} />}
          <GuardedButton
            ref={mainButton}
            className={styles.main}
            kind="themed"
            action={`${action} ${walk.step}`}
            isReplacement
            onClick={continueSteps}
            aria-disabled={walk.mark !== null}
          >
            {textByAction[action]}
          </GuardedButton>
        </div>
      </section>
      {/* The words of the step, with its pictures. Operators are words, because some screen readers skip them. */}
      <Announcement
        text={announcementOf()}
        told={walk.mark === null ? [speech, ...step.shows.map(describe)].join(' ') : ''}
      />
    </form>
  )
}

const asksNumber = ({ asks }: Step) => asks?.expects.kind === 'number'

/** The screens on which the words are below the picture (help-panel.module.css). */
const inOneColumn = '(max-width: 600px), (max-width: 1000px) and (min-height: 900px)'

/** The size of the text, as a multiple of the usual one, from which the pictures of one column have the whole width. */
const enlargedFrom = 1.5

/** The screens that are wide and high enough for a wide picture above the words and the buttons. */
const onLaptop = '(min-width: 1001px) and (min-height: 640px)'

/** The screens in one column that are high enough for a room of the pictures that all steps share. */
const onHighColumn = '(max-width: 600px) and (min-height: 761px), (max-width: 1000px) and (min-height: 900px)'

const textByAction: Readonly<Record<MainAction, string>> = {
  check: m.play_check(),
  next: m.help_next(),
  yourTurn: m.help_your_turn(),
}

/**
 * Announces each text. It is empty at first, because screen readers announce only changes.
 *
 * @param told the end of the text, in the language of the questions
 */
function Announcement({ text, told }: { text: string; told: string }) {
  const { tag } = useLanguage()
  const [announced, setAnnounced] = useState({ text: '', told: '' })
  useEffect(() => setAnnounced({ text, told }), [text, told])
  return (
    <p className="unseen" role="status">
      {announced.text}
      <span lang={tag}>{announced.told}</span>
    </p>
  )
}

/** The button that reads a step aloud. It is missing if the browser has no voice. */
function StepReader({ speech }: { speech: string }) {
  const hasVoice = useVoice()
  const { tag } = useLanguage()
  if (!hasVoice) return null
  return (
    <Button className={styles.reader} aria-label={m.help_read_step()} onClick={() => readAloud(speech, tag)}>
      <Icon name="ear" />
    </Button>
  )
}

/** The number line above the steps. Its ticks are the steps, and the ball is on the step that is read. */
function StepLine({ step, count }: { step: number; count: number }) {
  return (
    <div className={styles.steps} style={{ '--at': step } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hop is known by its position alone
        <i key={i} className={i < step ? styles.made : undefined} />
      ))}
      <Ball className={styles.ball} />
    </div>
  )
}
