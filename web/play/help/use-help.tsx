import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { type PlayableLevel, type Question, seedFrom } from '#maths'
import type { Solution } from '#maths/solve'
import { m } from '../../language/messages.ts'
import { afterPaint } from '../../ui/hooks/after-paint.ts'
import { useLanguage } from '../language/language.ts'
import type { RoundOnScreen } from '../round/use-round.ts'
import type { Hint } from './hints.ts'
import { lastOwnStep, partFrom } from './part.ts'
import type { Steps } from './steps.tsx'
import { useCode } from './use-code.ts'
import type { Visit } from './visit.ts'

/** The help with the question on screen. */
export interface HelpOnScreen {
  /** The hint that the child asked for, with the button that reads it aloud. It stays until the next answer. */
  readonly hint: { readonly text: string; readonly reader: ReactNode } | null
  /**
   * The buttons for help in the room of the message. There are none before a miss, and while the help is not loaded.
   */
  readonly offers: readonly HelpOffer[]
  /** Opens an example with other numbers, before the first answer. Null unless the level is opened the first time. */
  readonly seeOneWorked: (() => void) | null
  /** The steps of a solution, in place of the sheet. Null while they are closed. */
  readonly panel: ReactNode
  /** Closes the steps without going on. */
  readonly close: () => void
}

/** A button for help. */
export interface HelpOffer {
  readonly text: string
  readonly act: () => void
  readonly waits: boolean
}

/** Steps that are being read. `part` leaves the answer to the child. */
interface Opened {
  readonly about: 'miss' | 'part' | 'example'
  readonly question: Question
  readonly steps: Solution['steps']
  /** The index of the step that is on screen first. */
  readonly startAt: number
}

/** Takes the place of the sheet while the steps are loading. The question then waits, also with a timer. */
const Loading = () => (
  <p className="unseen" role="status">
    {m.help_loading()}
  </p>
)

/**
 * Offers a hint after the first miss, the worked solution after the second one, and an example at the first visit.
 * After a visit that ended with misses, the level begins with the example. Once the child has read a solution of the
 * level, the first miss of the next questions offers a part of the steps too.
 *
 * @param onFailed called when the code of an example could not be loaded. `offers` then has its button.
 */
export function useHelp(
  level: PlayableLevel,
  round: RoundOnScreen,
  touch: boolean,
  visit: Visit,
  onFailed?: () => void,
): HelpOnScreen {
  const { shown, state } = round
  const { operation } = level
  const language = useLanguage()
  const hints = useCode(
    useCallback(async () => {
      const [{ loadHints }, help] = await Promise.all([import('./hints.ts'), language.loadHelp(operation)])
      return loadHints(operation, help)
    }, [operation, language]),
  )
  const steps = useCode(
    useCallback(
      () => import('./steps.tsx').then((steps) => steps.loadSteps(operation, language)),
      [operation, language],
    ),
  )
  const [hinted, setHinted] = useState<{ readonly afterMove: number; readonly hint: Hint } | null>(null)
  const [opened, setOpened] = useState<Opened | 'opening' | null>(visit === 'afterMisses' ? 'opening' : null)
  const [hasExample, setHasExample] = useState(visit !== 'later')
  const [hasFailed, setHasFailed] = useState(false)
  const [hasReadSolution, setHasReadSolution] = useState(false)
  const isMissed = shown.mark === 'wrong' || shown.mark === 'timeUp'

  const needsHints = isMissed || state.misses > 0
  const needsSteps = shown.offersReveal || hinted !== null
  const { load: loadHints } = hints
  const { load: loadSteps } = steps
  // Starting a request takes about as long as marking, so it waits until the verdict is painted.
  // biome-ignore lint/correctness/useExhaustiveDependencies: code that could not be loaded is tried again at each move
  useEffect(() => {
    if (needsHints) afterPaint(() => void loadHints())
    if (needsSteps) afterPaint(() => void loadSteps())
  }, [needsHints, needsSteps, loadHints, loadSteps, state.lastMove])

  const { question } = shown
  const offersPart = hasReadSolution && state.misses > 0 && !level.timed
  // The question is solved once, not at each key.
  const solved = useMemo(
    () => (offersPart ? hints.loaded?.solve(level, question) : null),
    [offersPart, hints.loaded, level, question],
  )
  const own = solved ? lastOwnStep(solved.steps) : -1

  function showHint() {
    const solution = hints.loaded?.solve(level, shown.question)
    if (solution)
      setHinted({ afterMove: state.lastMove, hint: hints.loaded!.hint(solution, state.marked?.answer ?? null) })
  }
  async function showSteps() {
    const solution = hints.loaded?.solve(level, shown.question)
    if (solution) {
      setOpened({ about: 'miss', question: shown.question, steps: solution.steps, startAt: 0 })
      if (await loadSteps()) return setHasReadSolution(true)
      close()
    }
    // Without the steps the answer alone is shown, so that the child can go on.
    if (!level.timed) round.reveal()
  }
  async function showExample() {
    const [solver, example] = await Promise.all([loadHints(), loadSteps()])
    setHasFailed(!solver || !example)
    if (!solver || !example) {
      close()
      return onFailed?.()
    }
    setHasExample(false)
    const question = example.exampleOf(level, shown.question, seedFrom(crypto.randomUUID()))
    const solution = solver.solve(level, question)
    setOpened(solution && { about: 'example', question, steps: solution.steps, startAt: 0 })
  }
  function close() {
    setOpened(null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the beginning of a visit opens the example by itself
  useEffect(() => {
    if (opened === 'opening') void showExample()
  }, [])

  const hint = hinted?.afterMove === state.lastMove ? hinted.hint : null
  const seeOneWorked = hasExample && state.lastMove === 0 ? () => void showExample() : null
  return {
    hint: hint &&
      hints.loaded && { text: hint.text, reader: <hints.loaded.HintReader speech={hint.speech} early={level.early} /> },
    offers: offersOf(),
    seeOneWorked: hasFailed ? null : seeOneWorked,
    panel: opened && (opened !== 'opening' && steps.loaded ? panelOf(opened, steps.loaded.Panel) : <Loading />),
    close,
  }

  function offersOf(): readonly HelpOffer[] {
    // The message says that the example failed, so its button is beside it.
    if (hasFailed && seeOneWorked) return [{ text: m.help_see_one_worked(), act: seeOneWorked, waits: false }]
    if (!hints.loaded) return []
    const offersSteps = level.timed ? isMissed : shown.offersReveal
    const text = m.help_show_me_how()
    if (offersSteps) return [{ text, act: () => void showSteps(), waits: !level.timed && shown.locked }]
    if (level.timed || state.misses === 0 || hint) return []
    const offered = [{ text: m.help_hint(), act: showHint, waits: false }]
    if (!solved || own < 0) return offered
    const showPart = () => {
      const startAt = solved.stepOf(state.marked?.answer ?? undefined) ?? own
      setOpened({ about: 'part', question: shown.question, steps: partFrom(startAt, solved.steps), startAt })
    }
    return [...offered, { text, act: showPart, waits: shown.locked }]
  }

  function panelOf({ about, question, steps, startAt }: Opened, Panel: Steps['Panel']) {
    const isExample = about === 'example'
    const reveals = about === 'miss' && !level.timed
    return (
      <Panel
        level={level}
        question={question}
        steps={steps}
        startAt={startAt}
        touch={touch}
        headingOf={(step, count) => (isExample ? m.help_worked_step({ step, count }) : m.help_step({ step, count }))}
        // A part leaves the answer to the child, and a step may have it.
        tellsNumbers={about !== 'part'}
        note={state.timer && !isExample ? m.help_timer_waits() : null}
        endsWithAnswer={about !== 'part'}
        tellsWord={!isExample}
        onLeaveFirst={() => reveals && shown.mark !== 'shown' && round.reveal()}
        onClose={close}
        onEnd={() => {
          close()
          if (reveals) round.next()
        }}
      />
    )
  }
}
