import { useState } from 'react'
import { AccountMenu } from '../ui/account-menu.tsx'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Both, Form } from '../ui/form.tsx'
import { GoogleKey } from '../ui/google-key.tsx'
import { Icon } from '../ui/icon.tsx'
import { Key, KeyText } from '../ui/key.tsx'
import { Keys } from '../ui/keys.tsx'
import { Who } from '../ui/who.tsx'
import { Chapter, Part } from './part.tsx'
import styles from './ui-sheet.module.css'

const kinds = ['plain', 'ink', 'hue', 'brand'] as const
const nothing = () => {}

export function Controls() {
  const [open, setOpen] = useState<'dialog' | 'alert' | null>(null)
  const close = () => setOpen(null)
  return (
    <Chapter title="Controls">
      <Part name="Keys">
        {kinds.map((kind) => (
          <Keys key={kind} className="hue-grass">
            <Key kind={kind}>{kind}</Key>
            <Key kind={kind} size="big">
              {kind}
            </Key>
            <Key kind={kind} aria-disabled>
              locked
            </Key>
          </Keys>
        ))}
        <KeyText>
          <Icon name="edit" /> A quiet key
        </KeyText>
        <GoogleKey onClick={nothing} />
      </Part>
      <Part name="On ink">
        <div className={`${styles.ink} on-ink`}>
          <Keys>
            <Key kind="brand">brand</Key>
            <Key>plain</Key>
            <KeyText>quiet</KeyText>
          </Keys>
        </div>
      </Part>
      <Part name="Fields">
        <Form onSubmit={nothing}>
          <Both>
            <Field label="First Name" placeholder="e.g. Hana" />
            <Field label="Last Name" error="Please fill in all fields." />
          </Both>
          <Field label="Email" readOnly value="hana@kauri.school.nz" hint="From your account" />
          <Field label="Class code" isCode defaultValue="KAURI7" />
        </Form>
      </Part>
      <Part name="Who, and the account menu">
        <Who name="Mia" onNotYou={nothing} />
        <AccountMenu email="hana@kauri.school.nz" name="Hana Parata" letter="T" onLogOut={nothing} />
      </Part>
      <Part name="Dialogs">
        <Key onClick={() => setOpen('dialog')}>Open a dialog</Key>
        <Key onClick={() => setOpen('alert')}>Open an alert</Key>
      </Part>
      {open === 'dialog' && (
        <Dialog
          title="Leave the Class"
          text="Are you sure you want to leave Room 12 Maths?"
          onClose={close}
          actions={
            <>
              <Key onClick={close}>Discard</Key>
              <Key kind="ink" onClick={close}>
                Leave
              </Key>
            </>
          }
        />
      )}
      {open === 'alert' && <AlertDialog text="Please register first!" onClose={close} />}
    </Chapter>
  )
}
