import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Membership } from '#contract'
import { hasCompletedAll } from '#maths'
import { useMemberships } from '../../api/changes/memberships.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { JoinClass } from '../../classes/join-class.tsx'
import { LeaveClass } from '../../classes/leave-class.tsx'
import { StartLearning } from '../../classes/start-learning.tsx'
import { useHops } from '../../hops/use-hops.ts'
import { m } from '../../language/messages.ts'
import { wholeNumber } from '../../language/plural.ts'
import { KeepGoing } from '../../next/keep-going.tsx'
import { nearGoal } from '../../next/near-goal.ts'
import type { StepWords } from '../../next/step-words.ts'
import { useNextStep } from '../../next/use-next-step.ts'
import { NetworkLine } from '../../offline/network-line.tsx'
import { SetAsideLine } from '../../outbox/set-aside/set-aside-line.tsx'
import { paths } from '../../routes/paths.ts'
import { dropClassCode, keepClassCode, readClassCode } from '../../sign-in/waiting-class-code.ts'
import type { TodoTask } from '../../todo/todo.ts'
import { TodoList } from '../../todo/todo-list.tsx'
import { isDone } from '../../todo/todo-words.ts'
import { useTodo } from '../../todo/use-todo.ts'
import { useTodoPlaces } from '../../todo/use-todo-places.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { useFocusWhenShrunk } from '../../ui/parts/use-focus-when-shrunk.ts'
import styles from './student-dashboard.module.css'

export function StudentDashboard() {
  const account = useAccount()
  const { id, firstName } = account
  const memberships = useMemberships()
  const { hops, isFailed: hasNoHops } = useHops(id)
  const todo = useTodo(id)
  const { classes: joined, waiting = 0 } = memberships.data ?? {}
  const next = useNextStep(account, todo)
  const isSettled = next !== undefined && !memberships.isLoading && (hops !== undefined || hasNoHops)
  const places = useTodoPlaces(todo, isSettled)
  // Without a hop there is nothing on My hops. Its button keeps its room if the number comes late. If the first hops
  // come late, from another device, the button is below everything else until the next visit.
  const hasHops = useFirst(hops ? hops.right > 0 : places && true)
  // Join Class is above Start Learning until the first class.
  const beganWithoutClass = useFirst(places && joined?.length === 0) === true
  const hasFinished = hops !== undefined && hasCompletedAll(hops.completed)
  const isJoinFirst = beganWithoutClass && joined?.length === 0
  // Without a class, joining one is what comes next.
  const step = useStaying(next && joined?.length !== 0 ? next : null, todo.todo?.tasks)
  const place = useFirst(places && !isJoinFirst ? (step ? 'top' : 'end') : null)
  const isOnTop = place === 'top' && step !== null
  // A task and its Keep going are one card where both are in the same place.
  const led = place && places?.[place].some(({ id }) => id === step?.task) ? place : null
  const keepGoing = step && (
    <KeepGoing step={step} isOnTicket={led !== null} isReplacement={beganWithoutClass && !isJoinFirst} />
  )
  const ticketIn = (list: 'top' | 'end') => ({ led: (led === list && step?.task) || null, keepGoing })
  const heading = useFocusWhenShrunk(joined?.length)
  const greeting = useRef<HTMLHeadingElement>(null)
  const [isJoining, setJoining] = useState(false)
  const toHops = (
    <ButtonLink to={paths.hops()}>
      {/* Its room is there from the start, so that nothing moves when the number comes. */}
      <span className={styles.count}>{hops && hops.right > 0 && wholeNumber(hops.right)}</span> {m.hops_title()}
    </ButtonLink>
  )
  const ways = (
    <div className={classNames(isOnTop && styles.ways, isJoinFirst && styles.below)}>
      {isOnTop && !led && keepGoing}
      <StartLearning
        hasNoClass={memberships.isLoading ? null : joined?.length === 0}
        hasFinished={hasFinished}
        isBelow={isOnTop}
        isLow={isOnTop || isJoinFirst}
        onJoin={() => setJoining(navigator.onLine)}
      />
    </div>
  )
  return (
    <Page title={m.home_title()}>
      <NetworkLine account={id} />
      <SetAsideLine account={id} />
      <div className={styles.hello}>
        <div>
          <h1 ref={greeting} tabIndex={-1}>
            {m.home_hello({ name: firstName ?? '' })}
          </h1>
          <p className={styles.goal}>
            {places &&
              nearGoal({
                hasNoClass: joined?.length === 0 && waiting === 0,
                task: todo.todo?.tasks.find(({ id }) => id === step?.task),
                hasFinished,
                right: hops?.right,
              })}
          </p>
        </div>
        {hasHops && toHops}
      </div>
      {places === null ? (
        <Skeleton label={m.home_loading_classes()} rows={2} />
      ) : (
        <>
          <TodoList
            {...todo}
            {...ticketIn('top')}
            tasks={places.top}
            title={m.todo_title()}
            showsFailure={places.ofFailure === 'top'}
          />
          {!isJoinFirst && ways}
          <h2 ref={heading} tabIndex={-1} className={isJoinFirst ? 'unseen' : styles.title}>
            {m.home_classes()}
          </h2>
          {memberships.isError && !joined && (
            <Failed text={m.home_classes_not_loaded()} onTryAgain={() => memberships.refetch()} />
          )}
          {memberships.isPending && <Skeleton label={m.home_loading_classes()} rows={1} />}
          {joined && (
            <Joined
              joined={joined}
              waiting={waiting}
              isJoining={isJoining}
              onJoining={setJoining}
              onFirst={() => greeting.current?.focus()}
            />
          )}
          {isJoinFirst && ways}
          <div className={styles.late}>
            {place === 'end' && !led && keepGoing}
            <TodoList
              {...todo}
              {...ticketIn('end')}
              tasks={places.end}
              title={places.top.length > 0 ? m.todo_more() : m.todo_title()}
              showsFailure={places.ofFailure === 'end'}
            />
            {hasHops === false && hops && hops.right > 0 && <div>{toHops}</div>}
          </div>
        </>
      )}
    </Page>
  )
}

/** Returns the first value that is not null, so that nothing changes its place later. */
function useFirst<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value)
  useEffect(() => setFirst((before) => before ?? value), [value])
  return first ?? value
}

/** Returns the step. It stays with its task while that is open, so that a task that arrives moves no button. */
function useStaying(step: StepWords | null, tasks: readonly TodoTask[] = []): StepWords | null {
  const [before, setBefore] = useState(step)
  const isOpen = tasks.some((task) => task.id === before?.task && !isDone(task))
  const shown = step && isOpen && step.task !== before?.task ? before : step
  // Each render has new words, so equal ones set no state.
  useEffect(() => setBefore((old) => (old?.task === shown?.task && old?.to === shown?.to ? old : shown)), [shown])
  return shown
}

interface JoinedProps {
  readonly joined: readonly Membership[]
  /** The number of classes whose teachers have not let the student in yet. */
  readonly waiting: number
  /** Whether the form to join a class is open. */
  readonly isJoining: boolean
  readonly onJoining: (isJoining: boolean) => void
  /** Called when the student has joined a first class. */
  readonly onFirst: () => void
}

function Joined({ joined, waiting, isJoining, onJoining, onFirst }: JoinedProps) {
  const { code, done } = useJoinCode()
  return (
    <div className={styles.classes}>
      {joined.map(({ id, name, teacherEmail }) => (
        <article key={id} className={classNames(styles.card, 'ruled')}>
          <h3>{name}</h3>
          <p className="soft">
            {teacherEmail === null ? m.home_teacher_without_email() : m.home_teacher({ email: teacherEmail })}
          </p>
          <LeaveClass id={id} name={name} />
        </article>
      ))}
      {waiting > 0 && (
        <div className={classNames(styles.card, styles.waiting)} role="status">
          <h3>{m.home_waiting_title()}</h3>
          <p>{m.home_waiting({ count: waiting })}</p>
        </div>
      )}
      <JoinClass
        title={joined.length === 0 ? m.home_join_class() : m.home_join_another_class()}
        code={code}
        isFirst={joined.length + waiting === 0}
        isOpened={isJoining}
        onOpen={() => onJoining(true)}
        onDone={(hasJoinedFirst) => {
          onJoining(false)
          done()
          if (hasJoinedFirst) onFirst()
        }}
      />
    </div>
  )
}

/**
 * Returns the code of a join link, from the address or kept since before the log-in. My hops leads here with an empty
 * code, which opens the form too. `done` forgets the code, so that the form does not open again.
 */
function useJoinCode(): { readonly code: string | null; readonly done: () => void } {
  const [params] = useSearchParams()
  const [, navigate] = useLocation()
  const asked = params.get('code')
  const [waiting, setWaiting] = useState(readClassCode)

  useEffect(() => {
    if (asked) keepClassCode(asked)
  }, [asked])

  const done = () => {
    dropClassCode()
    setWaiting(null)
    if (asked !== null) navigate(paths.dashboard('student'), { replace: true })
  }
  return { code: asked || (waiting ?? asked), done }
}
