import { useEffect, useState } from 'react'
import { useSaveCopy } from '../../api/classes/erasures.ts'
import { ApiError } from '../../api/client/call.ts'
import { isSignedOut } from '../../api/client/problems.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'

interface SaveCopyProps {
  readonly code: string
  /** The name of the class or of the student. */
  readonly name: string
  /** The id of the student, or undefined for the class. */
  readonly student: string | undefined
}

const times = new Intl.DateTimeFormat(language, { timeStyle: 'short' })

/** Milliseconds between two copies of a teacher (docs/product/limits.md, "Tries, writing and reading"). */
const pause = 60_000

/** Saves a copy of a class or of a listed student as a ZIP file. */
export function SaveCopy({ code, name, student }: SaveCopyProps) {
  const [freeAt, setFreeAt] = useState<number | null>(null)
  // The code that saves a file is loaded at the first tap.
  const copy = useSaveCopy(async (file) => {
    const { saveFile } = await import('../../export/save-csv.ts')
    saveFile(file, { content: name, ending: 'zip' })
  })
  const { reset } = copy
  useEffect(() => {
    if (freeAt === null) return
    const timer = setTimeout(() => {
      reset()
      setFreeAt(null)
    }, freeAt - Date.now())
    return () => clearTimeout(timer)
  }, [freeAt, reset])
  const save = () => {
    if (copy.isPending || freeAt !== null) return
    copy.mutate(
      { code, student },
      { onError: (error) => isTooSoon(error) && setFreeAt(Math.ceil((Date.now() + pause) / pause) * pause) },
    )
  }
  return (
    <div className="unprinted">
      <TextButton aria-disabled={copy.isPending || freeAt !== null || undefined} onClick={save}>
        <Icon name="save" /> {copy.isPending ? m.erasing_saving() : m.erasing_save()}
      </TextButton>
      <p className="soft">{student === undefined ? m.erasing_save_text() : m.erasing_save_text_of_student()}</p>
      <p role="status">{freeAt !== null && m.erasing_save_too_soon({ time: times.format(freeAt) })}</p>
      {copy.isError && !isTooSoon(copy.error) && !isSignedOut(copy.error) && (
        <Failed text={m.erasing_not_saved()} onTryAgain={save} />
      )}
    </div>
  )
}

const isTooSoon = (error: Error) => error instanceof ApiError && error.problem === 'tooManyTries'
