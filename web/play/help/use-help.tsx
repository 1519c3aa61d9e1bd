import { type ReactNode, useEffect, useState } from 'react'
import { type PlayableLevel, type Question, seedFrom } from '#maths'
import type { Solution } from '#maths/solve'
import { say } from '../round/language.ts'
import type { RoundOnScreen } from '../round/use-round.ts'
import { isFirstVisit, rememberVisit } from './first-visit.ts'
import type { Hint } from './loaded-help.ts'
import { useHelpCode } from './use-help-code.ts'

/** The help with the question on screen. */
export interface HelpOnScreen {
  /** The hint that the child asked for, with the button that reads it aloud. It stays until the next answer. */
  readonly hint: { readonly text: string; readonly reader: ReactNode } | null
  /** The button for help in the room of the message. Null before a miss, and while the help is not loaded. */
  readonly offer: { readonly text: 'Hint' | 'Show me how'; readonly act: () => void; readonly waits: boolean } | null
  /** Opens an example with other numbers, before the first answer. Null unless the level is opened the first time. */
  readonly seeOneWorked: (() => void) | null
  /** The steps of a solution, in place of the sheet. Null while they are closed. */
  readonly panel: ReactNode
}

/** A solution that is being read. */
interface Opened {
  readonly about: 'miss' | 'example'
  readonly question: Question
  readonly solution: Solution
}

/** Returns the numbers of an example. An example with a drawing has none, because its steps draw them. */
function exampleNote(question: Question): string | null {
  return question.drawn.kind === 'expression' ? say.text(question) : null
}

/** Offers a hint after the first miss, the worked solution after the second one, and an example at the first visit. */
export function useHelp(level: PlayableLevel, round: RoundOnScreen, touch: boolean): HelpOnScreen {
  const { shown, state } = round
  const [help, loadHelp] = useHelpCode(level.operation)
  const [hinted, setHinted] = useState<{ readonly afterMove: number; readonly hint: Hint } | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [offersExample, setOffersExample] = useState(() => isFirstVisit(level))
  const isMissed = shown.mark === 'wrong' || shown.mark === 'timeUp'

  useEffect(() => {
    if (isMissed) void loadHelp()
  }, [isMissed, loadHelp])
  useEffect(() => rememberVisit(level), [level])

  function showHint() {
    const solution = help?.solve(level, shown.question)
    if (solution) setHinted({ afterMove: state.lastMove, hint: help!.hint(solution, state.marked?.answer ?? null) })
  }
  function showSteps() {
    const solution = help?.solve(level, shown.question)
    if (solution) setOpened({ about: 'miss', question: shown.question, solution })
    else if (!level.timed) round.reveal()
  }
  async function showExample() {
    const loaded = await loadHelp()
    setOffersExample(false)
    if (!loaded) return
    const question = loaded.exampleOf(level, shown.question, seedFrom(crypto.randomUUID()))
    const solution = loaded.solve(level, question)
    if (solution) setOpened({ about: 'example', question, solution })
  }
  function close() {
    setOpened(null)
  }

  const hint = hinted?.afterMove === state.lastMove ? hinted.hint : null
  return {
    hint: hint && help && { text: hint.text, reader: <help.HintReader speech={hint.speech} /> },
    offer: help && offerOf(),
    seeOneWorked: offersExample && state.lastMove === 0 ? () => void showExample() : null,
    panel: opened && help && panelOf(opened, help.Panel),
  }

  function offerOf(): HelpOnScreen['offer'] {
    if (level.timed) return isMissed ? { text: 'Show me how', act: showSteps, waits: false } : null
    if (shown.offersReveal) return { text: 'Show me how', act: showSteps, waits: shown.locked }
    return state.misses > 0 && !hint ? { text: 'Hint', act: showHint, waits: false } : null
  }

  function panelOf({ about, question, solution }: Opened, Panel: NonNullable<typeof help>['Panel']) {
    const isExample = about === 'example'
    const reveals = !isExample && !level.timed
    return (
      <Panel
        level={level}
        question={isExample ? shown.question : question}
        steps={solution.steps}
        touch={touch}
        title={isExample ? 'One worked: ' : 'Step '}
        note={isExample ? exampleNote(question) : state.timer ? 'The timer waits.' : null}
        endsWithAnswer={!isExample}
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
