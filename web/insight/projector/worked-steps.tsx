import { useEffect, useRef } from 'react'
import { groupDigits } from '#maths'
import { type Step, type StepPictureLanguage, stepAnswerText, textOf } from '#maths/solve'
import { m } from '../../language/messages.ts'
import { aroundBox } from '../../play/help/around-box.ts'
import { useHelpLanguage } from '../../play/help/help-context.ts'
import { LineText } from '../../play/help/line-text.tsx'
import type { Pictures } from '../../play/help/pictures/picture-table.ts'
import { isFitted, isWide, roomOf, StepPicture } from '../../play/help/pictures/step-picture.tsx'
import { Written } from '../../play/help/written.tsx'
import { Button } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from './specimen-projector.module.css'
import { type Stage, shownSteps } from './stages.ts'

interface WorkedStepsProps {
  readonly steps: readonly Step[]
  readonly stage: Stage
  /** Whether the class has just come to this stage by going on. */
  readonly isForward: boolean
  readonly isLast: boolean
  readonly pictures: Pictures
  readonly describe: StepPictureLanguage['describe']
  readonly onMove: (direction: 1 | -1) => void
}

/** A worked solution for the whole room: the picture of a step, and its sentence below those before it. */
export function WorkedSteps({ steps, stage, isForward, isLast, pictures, describe, onMove }: WorkedStepsProps) {
  const { says, written, spoken, ...help } = useHelpLanguage()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const step = steps[stage.step]!
  const heading = m.help_step({ step: stage.step + 1, count: steps.length })
  // The layout stays the same for all steps of a solution.
  const isBelow = steps.some(({ shows }) => shows.some((drawing) => isWide(drawing) || isFitted(drawing)))
  const room = roomOf(step.shows, true)
  const label = stage.isOpen ? m.insight_projector_tell() : m.help_next()
  const announced = stage.isOpen
    ? `${heading}. ${[textOf(says(step.says), spoken), ...step.shows.map(describe)].join(' ')}`
    : step.asks
      ? m.help_answer({ answer: stepAnswerText({ says, written, spoken, ...help }, step.asks, spoken) })
      : `${heading}. ${[textOf(says(step.says), spoken), ...step.shows.map(describe)].join(' ')}`
  return (
    <section className={classNames(styles.worked, isBelow && styles.below)} aria-labelledby="worked">
      <h3 id="worked">
        {m.insight_projector_steps()} <small>{heading}</small>
      </h3>
      <figure className={classNames(styles.picture, step.shows.some(isFitted) && styles.fitted)}>
        <StepPicture
          key={stage.step}
          shows={step.shows}
          hops={isForward && (stage.isOpen || !step.asks)}
          room={room}
          pictures={pictures}
          describe={describe}
        />
      </figure>
      <ol className={styles.steps}>
        {shownSteps(stage.step).map((i) => (
          <li key={i} data-step={i + 1} aria-current={i === stage.step ? 'step' : undefined}>
            <span>
              <LineText line={says(steps[i]!.says)} notation={written} />
              {steps[i]!.asks && <Asked step={steps[i]!} isOpen={i === stage.step && stage.isOpen} />}
            </span>
          </li>
        ))}
      </ol>
      <ButtonRow className={styles.buttons}>
        <Button size="big" aria-disabled={stage.step === 0 && (stage.isOpen || !step.asks)} onClick={() => onMove(-1)}>
          <Icon name="back" /> {m.help_back()}
        </Button>
        <GuardedButton
          ref={next}
          kind="themed"
          size="big"
          action={label}
          aria-disabled={isLast}
          onClick={() => onMove(1)}
        >
          {label}
        </GuardedButton>
      </ButtonRow>
      <p className="unseen" role="status">
        {announced}
      </p>
    </section>
  )
}

/** The question of a step, with "?" in its box until the class has said the number. */
function Asked({ step: { asks }, isOpen }: { step: Step; isOpen: boolean }) {
  const help = useHelpLanguage()
  if (!asks) return null
  const [before, after] = aroundBox(help.ask(asks), help.written)
  const answer = stepAnswerText(help, asks, help.written)
  // The choices of a step are in its sentence or in its picture.
  const isChoice = asks.expects.kind === 'choice'
  return (
    <span className={styles.asked}>
      {!isChoice && <Written text={before} />}
      <span className={classNames(styles.box, isOpen && styles.open)}>
        {isOpen ? '?' : <Written text={groupDigits(answer)} />}
      </span>
      {!isChoice && after}
    </span>
  )
}
