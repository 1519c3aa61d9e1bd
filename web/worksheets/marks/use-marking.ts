/** The state of the page where marks are entered: what is typed, what is saved, and which student is open. */
import { useEffect, useRef, useState } from 'react'
import type { Output, SheetMarks } from '#contract'
import type { Question } from '#maths'
import { useSaveMarks } from '../../api/students/worksheets.ts'
import { createCounts, type Entry, entryOf, marksOf } from './entries.ts'
import { keepTyped, readTyped, type Typed, type TypedByStudent } from './kept-marks.ts'
import { isDayWrong } from './mark-order.ts'

export type FoundMarks = Output<'GET /api/classes/{class}/sheets/{code}'>

/** Where the marks of a student are: not complete yet, only on this device, on their way, or on the server. */
export type MarkState = 'none' | 'some' | 'unsaved' | 'saving' | 'saved'

export interface StudentMarks extends Typed {
  readonly state: MarkState
  /** The questions that are marked, and the right ones among them. */
  readonly marked: number
  readonly right: number
}

interface Marking {
  readonly account: string
  readonly code: string
  readonly found: FoundMarks
  /** Returns the questions of a student's sheet. */
  readonly questionsOf: (student: string) => readonly Question[]
}

/** Typed marks are kept on the device with each change, until the server has them. */
export function useMarking({ account, code, found, questionsOf }: Marking) {
  const { worksheet, marked, today } = found
  const [typed, setTyped] = useState<TypedByStudent>(() => readTyped(account, worksheet.code))
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set())
  /** The students whose marks the server did not get. */
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set())
  const [countsOf] = useState(createCounts)
  const latest = useRef(typed)
  const save = useSaveMarks(code, worksheet.code)

  function write(changed: TypedByStudent): void {
    latest.current = changed
    setTyped(changed)
    keepTyped(account, worksheet.code, changed)
  }

  function of(student: string): StudentMarks {
    const questions = questionsOf(student)
    const stored = marked.find((one) => one.student === student)
    const own = typed[student] ?? typedOf(stored, questions.length, lastDay(latest.current, marked, today))
    const counted = countsOf(own.entries, questions)
    return { ...own, ...counted, state: stateOf(student, counted.marked, questions.length) }
  }

  function stateOf(student: string, count: number, questions: number): MarkState {
    if (saving.has(student)) return 'saving'
    if (!typed[student]) return count > 0 ? 'saved' : 'none'
    return count < questions ? (count > 0 ? 'some' : 'none') : 'unsaved'
  }

  async function send(student: string): Promise<void> {
    const sent = latest.current[student]
    const marks = sent && marksOf(sent.entries, questionsOf(student))
    if (!sent || !marks) return
    setSaving((before) => new Set([...before, student]))
    setFailed((before) => without(before, student))
    try {
      await save({ student, day: sent.day, marks })
      // Marks that were changed meanwhile are still to be saved.
      if (latest.current[student] === sent) {
        const { [student]: _, ...others } = latest.current
        write(others)
      }
    } catch {
      // The marks stay typed, and the page says that they are not saved.
      setFailed((before) => new Set([...before, student]))
    } finally {
      setSaving((before) => without(before, student))
    }
  }

  // The server refuses an impossible day each time, so such marks wait for another day.
  const unsaved = found.students.flatMap(({ id }) => {
    const { state, day } = of(id)
    return state === 'unsaved' && !isDayWrong(day, found) ? id : []
  })
  const sendAll = () => void Promise.all(unsaved.map(send))
  const sendAgain = useRef(sendAll)
  sendAgain.current = sendAll
  useEffect(() => {
    const again = () => sendAgain.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return {
    of,
    /** The students whose marks are complete, but on this device only. One whose marks are typed now is left out. */
    unsavedBeside: (current: string) => unsaved.filter((id) => id !== current || failed.has(id)),
    send: (student: string) => void send(student),
    sendAll,
    type: (student: string, changed: Partial<Typed>) => {
      const { day, entries } = of(student)
      write({ ...latest.current, [student]: { day, entries, ...changed } })
    },
  }
}

const without = (all: ReadonlySet<string>, one: string) => new Set([...all].filter((other) => other !== one))

/** The entries of stored marks, so that equal ones are counted once. */
const storedEntries = new WeakMap<SheetMarks, readonly Entry[]>()

function typedOf(stored: SheetMarks | undefined, questions: number, day: string): Typed {
  if (!stored) return { day, entries: Array.from({ length: questions }, (): Entry => null) }
  const entries = storedEntries.get(stored) ?? stored.marks.map(entryOf)
  storedEntries.set(stored, entries)
  return { day: stored.day, entries }
}

/** Returns the day for the next student: that of the others, because a class works on a sheet on the same day. */
function lastDay(typed: TypedByStudent, marked: readonly SheetMarks[], today: string): string {
  return Object.values(typed).at(-1)?.day ?? marked.at(-1)?.day ?? today
}
