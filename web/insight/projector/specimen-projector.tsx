import { type CSSProperties, useEffect, useState } from 'react'
import type { Operation } from '#maths'
import type { StepPictureLanguage } from '#maths/solve'
import { useFullScreen } from '../../classes/projector/use-full-screen.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import type { Pictures } from '../../play/help/pictures/picture-table.ts'
import { useLanguage } from '../../play/language/language.ts'
import { Drawing } from '../../play/questions/drawing.tsx'
import { operationTable } from '../../routes/operations.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import { WrittenAnswer, writtenAnswer } from '../written-answer.tsx'
import type { Projected } from './projected.ts'
import styles from './specimen-projector.module.css'
import { directionOf, stagesOf } from './stages.ts'
import { WorkedSteps } from './worked-steps.tsx'

interface SpecimenProjectorProps {
  readonly operation: Operation
  readonly first: Projected
  /** Deals another question. */
  readonly deal: (seed: string) => Promise<Projected | null>
  readonly pictures: Pictures
  readonly describe: StepPictureLanguage['describe']
  readonly onClose: () => void
}

/** The longest question on one line, in characters. A longer one is text of several lines. */
const longestInFull = 26

/** A question with a wrong answer, and its solution step by step, for the whole room. It shows no name. */
export function SpecimenProjector({ operation, first, deal, pictures, describe, onClose }: SpecimenProjectorProps) {
  const { content, leave } = useFullScreen(onClose)
  const { say } = useLanguage()
  const [shown, setShown] = useState(first)
  const [at, setAt] = useState({ stage: 0, isForward: false })
  const { question, gave, hint, steps } = shown
  const stages = stagesOf(steps)
  const length = writtenAnswer(question, gave, say).length
  // The focus is on the button of the steps, which can be far below the title.
  useEffect(() => {
    content.current?.scrollTo(0, 0)
  }, [content])
  const hasDrawing = question.drawn.kind !== 'run' && question.drawn.kind !== 'word'

  function go(direction: 1 | -1) {
    const stage = at.stage + direction
    if (stage >= 0 && stage < stages.length) setAt({ stage, isForward: direction === 1 })
  }
  async function showAnother() {
    setShown((await deal(crypto.randomUUID())) ?? first)
    setAt({ stage: 0, isForward: false })
  }
  return (
    <Dialog
      title={m.insight_projector_title()}
      className={classNames(styles.projector, themeClass(operationTable[operation].theme))}
      content={content}
      onClose={leave}
      onKeyDown={(event) => {
        const direction = directionOf(event.key)
        if (direction === null) return
        event.preventDefault()
        go(direction)
      }}
      actions={
        <>
          <Button onClick={() => void showAnother()}>{m.insight_projector_another()}</Button>
          <Button onClick={leave}>
            <Icon paths={teacherIcons.shut} /> {m.dashboard_projector_close()}
          </Button>
        </>
      }
    >
      <section className={styles.wrote} aria-labelledby="wrote">
        <h3 id="wrote">{m.insight_projector_wrote()}</h3>
        {hasDrawing && <Drawing question={question} />}
        <p
          className={classNames(styles.question, length > longestInFull && styles.long)}
          style={{ '--ems': 1.5 + 0.56 * length } as CSSProperties}
        >
          <WrittenAnswer question={question} gave={gave} />
        </p>
        <p className={styles.asks}>{hint}</p>
      </section>
      <WorkedSteps
        steps={steps}
        stage={stages[at.stage]!}
        isForward={at.isForward}
        isLast={at.stage === stages.length - 1}
        pictures={pictures}
        describe={describe}
        onMove={go}
      />
    </Dialog>
  )
}
