import { useLayoutEffect, useRef } from 'react'
import type { Invitation } from '#contract'
import type { InvitedRole } from '#contract/class-roles'
import { useAcceptInvitation, useDeclineInvitation, useInvitations } from '../api/classes/class-teachers.ts'
import { isNotFound } from '../api/client/problems.ts'
import { dayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { capitalised } from '../ui/parts/capital-letter.ts'
import styles from './invitations.module.css'

/**
 * The invitations into the classes of other teachers. Nothing is shown until they have been read. An invitation to a
 * role that only a newer server knows is left out.
 */
export function Invitations({ every }: { every: number }) {
  const { data } = useInvitations({ every })
  const invitations = data?.invitations.filter(({ role }) => role in sentences) ?? []
  if (invitations.length === 0) return null
  return (
    <section aria-label={m.sharing_invitations()}>
      <ul className={styles.list}>
        {invitations.map((one) => (
          <InvitationRow key={one.class} invitation={one} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { class: classId, name } = invitation
  const [accept, decline] = [useAcceptInvitation(), useDeclineInvitation()]
  const isPending = accept.isPending || decline.isPending
  const act = (change: typeof accept | typeof decline) => {
    if (isPending) return
    accept.reset()
    decline.reset()
    change.mutate({ class: classId })
  }
  const line = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const shown = line.current
    // When the line is removed, the focus of its button goes to the page and is not lost.
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <li ref={line}>
      <p>{sentenceOf(invitation)}</p>
      <ButtonRow>
        <Button
          kind="ink"
          aria-label={m.sharing_accept_class({ name })}
          aria-disabled={isPending}
          onClick={() => act(accept)}
        >
          {m.sharing_accept()}
        </Button>
        <Button aria-label={m.sharing_decline_class({ name })} aria-disabled={isPending} onClick={() => act(decline)}>
          {m.sharing_decline()}
        </Button>
      </ButtonRow>
      {accept.isError && (
        <Failed
          text={isNotFound(accept.error) ? m.sharing_invitation_gone() : m.sharing_not_accepted()}
          onTryAgain={() => act(accept)}
        />
      )}
      {decline.isError && <Failed text={m.sharing_not_declined()} onTryAgain={() => act(decline)} />}
    </li>
  )
}

/** The sentence of an invitation, by the role that it gives. The day is empty if the role has no end. */
const sentences: { readonly [R in InvitedRole]: (given: { email: string; name: string; day: string }) => string } = {
  'co-teacher': ({ email, name }) => m.sharing_invitation_co_teacher({ email, name }),
  reliever: ({ email, name, day }) => m.sharing_invitation_reliever({ email, name, day }),
}

function sentenceOf({ name, ownerEmail, role, until }: Invitation): string {
  const email = ownerEmail ?? capitalised(m.sharing_without_email())
  return sentences[role]({ email, name, day: until === null ? '' : dayInWords(until) })
}
