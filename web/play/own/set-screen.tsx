import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { currentRules, type PartState, playableSet, type SetPart } from '#maths'
import { taskSetQuery } from '../../api/cache/task-sets.ts'
import { useAccount } from '../../api/session/use-session.ts'
import type { KeptSet } from '../../device/account/record.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { useTodo } from '../../todo/use-todo.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { useArrival } from '../../ui/hooks/use-arrival.ts'
import { Empty } from '../../ui/parts/empty.tsx'
import type { BarProps } from '../game.tsx'
import { PictureLanguageContext } from '../language/picture-language.ts'
import { BlankGame, PlayScreen } from '../play-screen.tsx'
import { SetGame } from './set-game.tsx'
import { useOwnPictures } from './use-own-pictures.ts'

/** The screen of a set of own problems in a task. It is blank while the set is loaded. */
export function SetScreen({ task: taskId, id }: { task: string; id: string }) {
  const account = useAccount()
  const { todo, isFailed, tryAgain } = useTodo(account.id)
  const task = todo?.tasks.find((one) => one.id === taskId)
  const position = task?.parts.findIndex((one) => one.kind === 'set' && one.set.id === id) ?? -1
  const part = task?.parts[position]
  const state = task?.states[position]
  const back = { to: paths.task(taskId), label: m.todo_back_to_task() }
  return (
    <PlayScreen theme="orange" fits={false}>
      {part?.kind === 'set' && state ? (
        <LoadedSet task={taskId} part={part} state={state} back={back} />
      ) : (
        <Blank title={m.todo_title()} content="" back={back}>
          {todo ? (
            <Empty title={m.todo_unknown()}>
              <p>{m.todo_unknown_text()}</p>
              <ButtonLink kind="ink" to={paths.dashboard('student')}>
                {m.lists_back_to_dashboard()}
              </ButtonLink>
            </Empty>
          ) : (
            isFailed && <Failed text={m.todo_not_loaded()} onTryAgain={tryAgain} />
          )}
        </Blank>
      )}
    </PlayScreen>
  )
}

/** The screen without a game. */
function Blank({ children, ...bar }: Omit<BarProps, 'account'> & { readonly children: ReactNode }) {
  return (
    <BlankGame barProps={{ ...bar, account: useAccount() }} page={useArrival(bar.title)}>
      {children}
    </BlankGame>
  )
}

interface LoadedSetProps {
  readonly task: string
  readonly part: SetPart
  readonly state: PartState
  readonly back: BarProps['back']
}

function LoadedSet({ task, part, state, back }: LoadedSetProps) {
  const { data, isError, refetch } = useQuery(taskSetQuery(task, part.set))
  const pictures = useOwnPictures()
  const content = m.todo_problems({ count: part.problemCount })
  if (data && pictures.data)
    return (
      <PictureLanguageContext value={pictures.data}>
        <PlayedSetScreen set={data} state={state} back={back} content={content} />
      </PictureLanguageContext>
    )
  const tryAgain = () => void Promise.all([refetch(), pictures.refetch()])
  return (
    <Blank title={part.title} content={content} back={back}>
      {(isError || pictures.isError) && <Failed text={m.play_not_loaded()} onTryAgain={tryAgain} />}
    </Blank>
  )
}

/** The problems that are solved already are left out. They stay the same while the set is open. */
function PlayedSetScreen(props: { set: KeptSet; state: PartState; back: BarProps['back']; content: string }) {
  const { set, state, back, content } = props
  const account = useAccount()
  const page = useArrival(set.title)
  const [leftOut] = useState(() => (state.kind === 'soFar' ? (state.solved ?? []) : []))
  const playable = useMemo(
    () => playableSet({ kind: 'set', set: { ...set.set, leftOut } }, set.problems, currentRules),
    [set, leftOut],
  )
  // The page of the error loads the newest version of the app.
  if (!playable) throw new Error('This version of the app cannot play the set')
  return (
    <SetGame
      playable={playable}
      barProps={{ title: set.title, content, account, back }}
      page={page}
      isDone={state.kind === 'done'}
    />
  )
}
