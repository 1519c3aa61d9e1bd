import { useState } from 'react'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { Button, TextButton } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { GoogleButton } from '../ui/base/google-button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { AccountMenu } from '../ui/dialogs/account-menu.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Field } from '../ui/forms/field.tsx'
import { FieldPair, Form } from '../ui/forms/form.tsx'
import { StudentName } from '../ui/parts/student-name.tsx'
import { Chapter, Part } from './part.tsx'
import styles from './ui-sheet.module.css'

const kinds = ['plain', 'ink', 'themed', 'brand'] as const
const noop = () => {}

export function Controls() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null)
  const close = () => setOpen(null)
  return (
    <Chapter title="Controls">
      <Part name="Buttons">
        {kinds.map((kind) => (
          <ButtonRow key={kind} className="hue-grass">
            <Button kind={kind}>{kind}</Button>
            <Button kind={kind} size="big">
              {kind}
            </Button>
            <Button kind={kind} aria-disabled>
              locked
            </Button>
          </ButtonRow>
        ))}
        <TextButton>
          <Icon paths={teacherIcons.edit} /> A quiet button
        </TextButton>
        <GoogleButton onClick={noop} />
      </Part>
      <Part name="On ink">
        <div className={`${styles.ink} on-ink`}>
          <ButtonRow>
            <Button kind="brand">brand</Button>
            <Button>plain</Button>
            <TextButton>quiet</TextButton>
          </ButtonRow>
        </div>
      </Part>
      <Part name="Fields">
        <Form onSubmit={noop}>
          <FieldPair>
            <Field label="First Name" placeholder="e.g. Hana" />
            <Field label="Last Name" error="Please fill in all fields." />
          </FieldPair>
          <Field label="Email" readOnly value="hana@kauri.school.nz" hint="From your account" />
          <Field label="Class code" isCode defaultValue="KAURI7" />
        </Form>
      </Part>
      <Part name="Student's name and account menu">
        <StudentName name="Mia" onNotYou={noop} />
        <AccountMenu
          email="hana@kauri.school.nz"
          name="Hana Parata"
          initial="H"
          onLogOut={noop}
          onLogOutEverywhere={noop}
        />
      </Part>
      <Part name="Dialogs">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('alert')}>Open an alert</Button>
      </Part>
      {open === 'dialog' && (
        <Dialog
          title="Leave the Class"
          text="Are you sure you want to leave Room 12 Maths?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Discard</Button>
              <Button kind="ink" onClick={close}>
                Leave
              </Button>
            </>
          }
        />
      )}
      {open === 'alert' && <AlertDialog text="Please register first!" onClose={close} />}
    </Chapter>
  )
}
