import { useSaveCopy } from '../../api/classes/erasures.ts'
import { ApiError } from '../../api/client/call.ts'
import { isSignedOut } from '../../api/client/problems.ts'
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

/** Saves a copy of a class or of a listed student as a ZIP file. */
export function SaveCopy({ code, name, student }: SaveCopyProps) {
  // The code that saves a file is loaded at the first tap.
  const copy = useSaveCopy(async (file) => {
    const { saveFile } = await import('../../export/save-csv.ts')
    saveFile(file, { content: name, ending: 'zip' })
  })
  const save = () => {
    if (!copy.isPending) copy.mutate({ code, student })
  }
  const isTooSoon = copy.error instanceof ApiError && copy.error.problem === 'tooManyTries'
  return (
    <div className="unprinted">
      <TextButton aria-disabled={copy.isPending || undefined} onClick={save}>
        <Icon name="save" /> {copy.isPending ? m.erasing_saving() : m.erasing_save()}
      </TextButton>
      <p className="soft">{m.erasing_save_text()}</p>
      {copy.isError && !isSignedOut(copy.error) && (
        <Failed text={isTooSoon ? m.erasing_save_too_soon() : m.erasing_not_saved()} onTryAgain={save} />
      )}
    </div>
  )
}
