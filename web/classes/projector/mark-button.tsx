import { useState } from 'react'
import { groupDigits, hopMarks } from '#maths'
import { useClassHops, useSetHopMark } from '../../api/classes/class-hops.ts'
import { useMay } from '../../api/classes/class-rights.ts'
import { isSignedOut } from '../../api/client/problems.ts'
import { m } from '../../language/messages.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Button } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { markIn } from './chain.ts'

const offered = [200, 500, 1000, 2000]

/** The button with the mark of a class. It opens the dialog in which a teacher sets another one. */
export function MarkButton({ code }: { code: string }) {
  const { data } = useClassHops(code)
  const teaches = useMay(code, 'teaches')
  const [isOpen, setOpen] = useState(false)
  if (!data || !teaches) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{m.our_line_mark({ number: groupDigits(String(data.mark)) })}</Button>
      {isOpen && <SetMark code={code} mark={data.mark} onDone={() => setOpen(false)} />}
    </>
  )
}

function SetMark({ code, mark, onDone }: { code: string; mark: number; onDone: () => void }) {
  const [text, setText] = useState(String(mark))
  const [isRefused, setRefused] = useState(false)
  const setMark = useSetHopMark()
  const save = () => {
    const typed = markIn(text, hopMarks)
    setRefused(typed === null)
    if (typed === null || setMark.isPending) return
    setMark.mutate({ code, mark: typed }, { onSuccess: onDone })
  }
  const least = groupDigits(String(hopMarks.least))
  const greatest = groupDigits(String(hopMarks.greatest))
  return (
    <Dialog title={m.our_line_set_mark()} text={m.our_line_mark_text()} onClose={onDone}>
      <Form onSubmit={save}>
        <ButtonRow>
          {offered.map((one) => (
            <Button key={one} onClick={() => setText(String(one))}>
              {one}
            </Button>
          ))}
        </ButtonRow>
        <Field
          label={m.our_line_mark_label()}
          hint={m.our_line_mark_range({ least, greatest })}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          error={isRefused ? m.our_line_mark_refused({ least, greatest }) : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(false)
          }}
        />
        {setMark.isError && !isSignedOut(setMark.error) && (
          <Failed text={m.our_line_mark_not_saved()} onTryAgain={save} />
        )}
        <SessionOver />
        <ButtonRow>
          <Button onClick={onDone}>{m.parts_cancel()}</Button>
          <Button type="submit" kind="ink" aria-disabled={setMark.isPending}>
            {m.dashboard_save()}
          </Button>
        </ButtonRow>
      </Form>
    </Dialog>
  )
}
