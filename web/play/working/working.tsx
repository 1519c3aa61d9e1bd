import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { hashQuestion, type Question } from '#maths'
import { ColumnsPaper } from './columns-paper.tsx'
import type { PaperKind } from './offer.ts'
import type { Position } from './paper.ts'
import { PaperTools } from './paper-tools.tsx'
import { PenPaper } from './pen-paper.tsx'
import { paperOf } from './question-paper.ts'
import { type Writing, writtenAt } from './writing.ts'

interface WorkingProps {
  /** The papers that the level has, the first one to begin with. */
  readonly papers: readonly PaperKind[]
  readonly question: Question
  readonly isOpen: boolean
  /** The box for the answer. */
  readonly focus: RefObject<HTMLInputElement | null>
  readonly onPutAway: () => void
}

/** Squared paper below the question, and its tools in the room of the message. */
export const Working = memo(function Working(props: WorkingProps) {
  const [kind, setKind] = useState(props.papers[0]!)
  // Another question has an empty paper of the same kind.
  return <PaperOfQuestion {...props} key={hashQuestion(props.question)} kind={kind} onKind={setKind} />
})

interface PaperOfQuestionProps extends WorkingProps {
  readonly kind: PaperKind
  readonly onKind: (kind: PaperKind) => void
}

function PaperOfQuestion({ papers, question, isOpen, focus, onPutAway, kind, onKind }: PaperOfQuestionProps) {
  const paper = useMemo(() => paperOf(question), [question])
  const [writing, setWriting] = useState<Writing>(new Map())
  const [strokes, setStrokes] = useState<readonly string[]>([])
  const squares = useRef<HTMLFieldSetElement>(null)
  const isColumns = kind === 'columns' && paper !== null
  const wasOpen = useRef(false)

  // Only opening the paper moves the focus. The next question begins in the box for its answer.
  useEffect(() => {
    if (isOpen && !wasOpen.current) focusFirst(squares.current, focus.current)
    wasOpen.current = isOpen
  }, [isOpen, focus])

  if (!isOpen) return null
  return (
    <>
      {isColumns ? (
        <ColumnsPaper
          ref={squares}
          paper={paper}
          writing={writing}
          onWrite={(at: Position, text) => setWriting((before) => writtenAt(before, at, text))}
          answer={focus}
          onPutAway={onPutAway}
        />
      ) : (
        <PenPaper strokes={strokes} onStroke={(stroke) => setStrokes((before) => [...before, stroke])} />
      )}
      <PaperTools
        kind={isColumns ? 'columns' : 'pen'}
        papers={paper ? papers : ['pen']}
        onKind={onKind}
        onUndo={() => setStrokes((before) => before.slice(0, -1))}
        onClear={() => (isColumns ? setWriting(new Map()) : setStrokes([]))}
        onPutAway={onPutAway}
      />
    </>
  )
}

function focusFirst(squares: HTMLFieldSetElement | null, answer: HTMLInputElement | null) {
  const first = squares?.querySelector<HTMLInputElement>('[data-first]') ?? answer
  first?.focus({ preventScroll: true })
}
