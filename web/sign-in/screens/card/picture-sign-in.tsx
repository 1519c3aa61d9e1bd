import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { CardNames, PictureOutcome, signInWithPictures } from '../../../api/session/card-sign-in.ts'
import { m } from '../../../language/messages.ts'
import { Failed } from '../../../ui/base/failed.tsx'
import { endLogOut } from '../../sign-in.ts'
import { CardDesk } from './card-desk.tsx'
import { MergeStep } from './merge-step.tsx'
import { NamesStep } from './names-step.tsx'
import { NotOpenStep } from './not-open-step.tsx'
import { PicturesStep, ShutStep } from './pictures-step.tsx'
import { useCardNames } from './use-card-names.ts'

/** Why a code has led to no class: it is not open, or the network has typed too many wrong ones. */
export type CodeRefusal = 'notOpen' | 'wait'

interface PictureSignInProps {
  readonly code: string
  /** Called with a successful sign-in. Returns whether the page of the student opens. */
  readonly onSignedIn: () => Promise<boolean>
  /** Called to type another code, with the refusal of this one if it was refused. */
  readonly onOtherCode: (refusal?: CodeRefusal) => void
  /** Tries the pictures of a student. */
  readonly tryPictures: typeof signInWithPictures
  /** The first name of the account that is merged into that of the card. The child confirms both names first. */
  readonly merged?: string
  /** The way back, below. */
  readonly back: ReactNode
}

/** Signs a child in with a class code, a name and three pictures. */
export function PictureSignIn({ code, onSignedIn, onOtherCode, tryPictures, merged, back }: PictureSignInProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [isSame, setSame] = useState(merged === undefined)
  const studentIn = (names: CardNames) =>
    names.is === 'open' ? names.students.find(({ id }) => id === chosen) : undefined
  const { names, refresh, tryAgain } = useCardNames(code, (names) => studentIn(names)?.triesLeft === 0)
  const student = names ? studentIn(names) : undefined
  const step =
    names?.is !== 'open' ? (names?.is ?? 'loading') : student ? `${isSame} ${student.triesLeft === 0}` : 'names'
  useStepFocus(String(step))

  const go = async (pictures: Parameters<typeof signInWithPictures>[0]['pictures']): Promise<PictureOutcome> => {
    // The network may have come back since the code was typed, and an owed log-out with it.
    endLogOut()
    const outcome = await tryPictures({ code, student: chosen ?? '', pictures })
    // The list says how many tries are left, and whether the teacher has shut the sign-in meanwhile.
    if (outcome === 'wrong') await refresh()
    return outcome === 'signedIn' && !(await onSignedIn()) ? 'failed' : outcome
  }
  const isWaiting = names?.is === 'wait'
  useEffect(() => {
    if (isWaiting) onOtherCode('wait')
  }, [isWaiting, onOtherCode])

  if (names?.is === 'notOpen') return <NotOpenStep code={code} onOtherCode={() => onOtherCode('notOpen')} back={back} />
  if (names?.is !== 'open')
    return (
      <CardDesk title={m.card_looking()} back={back}>
        {names?.is === 'failed' ? <Failed text={m.card_names_failed()} onTryAgain={tryAgain} /> : <p />}
      </CardDesk>
    )
  const otherName = () => {
    setChosen(null)
    setSame(merged === undefined)
  }
  if (!student)
    return (
      <NamesStep
        className={names.className}
        students={names.students}
        onName={setChosen}
        onOtherCode={() => onOtherCode()}
      />
    )
  if (merged !== undefined && !isSame)
    return (
      <MergeStep
        student={student.shortName}
        className={names.className}
        login={merged}
        text={m.card_same_child_text()}
        onYes={() => setSame(true)}
        onNo={otherName}
      />
    )
  if (student.triesLeft === 0) return <ShutStep name={student.shortName} onOtherName={otherName} />
  return (
    <PicturesStep
      key={student.id}
      student={student}
      waits={merged === undefined ? m.card_class_waits() : m.card_merge_waits()}
      onGo={go}
      onOtherName={otherName}
    />
  )
}

/** Moves the focus to the heading of the next step, because the button that led there is gone. */
function useStepFocus(step: string): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [step])
}
