import { useState } from 'react'
import type { ClassCard } from '#contract'
import { useMay } from '../../api/classes/class-rights.ts'
import { useLogOutClass, useLogOutStudent, useReplaceCards } from '../../api/students/cards.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { ButtonRow } from '../../ui/base/button-row.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { listPath } from '../class-paths.ts'
import styles from './class-cards.module.css'

const all = 'all'

/** Prints the cards, explains them, and replaces or logs out the card of one student or of all. */
export function CardsAside({ code, cards }: { code: string; cards: readonly ClassCard[] }) {
  const count = cards.length
  const opens = useMay(code, 'opens')
  return (
    <aside className={`${styles.aside} unprinted`}>
      <Button kind="ink" size="big" onClick={() => print()}>
        <Icon paths={teacherIcons.print} /> {m.cards_print({ count })}
      </Button>
      <section>
        <h2>{m.cards_how()}</h2>
        <p>{m.cards_how_camera()}</p>
        <p>{m.cards_how_pictures()}</p>
        {opens && <ButtonLink to={listPath('/studentprogress/signin', code)}>{m.picture_sign_in_title()}</ButtonLink>}
      </section>
      <section>
        <h2>{m.cards_key()}</h2>
        <p>{m.cards_key_text()}</p>
        <CardActions code={code} cards={cards} />
      </section>
    </aside>
  )
}

function CardActions({ code, cards }: { code: string; cards: readonly ClassCard[] }) {
  const [chosen, setChosen] = useState(all)
  const [isAsking, setAsking] = useState(false)
  const [done, setDone] = useState('')
  const [replace, logOutClass, logOutStudent] = [useReplaceCards(), useLogOutClass(), useLogOutStudent()]
  const count = cards.length
  const card = cards.find(({ id }) => id === chosen)
  const name = card?.shortName ?? ''
  const isPending = replace.isPending || logOutClass.isPending || logOutStudent.isPending
  const makeNew = () => {
    const replaced = (card ? [card] : cards).map(({ id: student, version }) => ({ student, version }))
    setAsking(false)
    setDone('')
    replace.mutate(
      { code, replaced },
      { onSuccess: () => setDone(card ? m.cards_made({ name }) : m.cards_made_all({ count })) },
    )
  }
  const logOut = () => {
    setDone('')
    if (!card) logOutClass.mutate({ code }, { onSuccess: () => setDone(m.cards_logged_out_all()) })
    else logOutStudent.mutate({ code, student: card.id }, { onSuccess: () => setDone(m.cards_logged_out({ name })) })
  }
  return (
    <>
      <Select
        className={styles.choice}
        label={m.cards_for()}
        value={card ? chosen : all}
        options={[
          { value: all, text: m.cards_all({ count }) },
          ...cards.map(({ id, shortName }) => ({ value: id, text: shortName })),
        ]}
        onChoose={(value) => {
          setChosen(value)
          setDone('')
        }}
      />
      <ButtonRow>
        <Button aria-disabled={isPending} onClick={() => isPending || setAsking(true)}>
          {m.cards_new()}
        </Button>
        <Button aria-disabled={isPending} onClick={() => isPending || logOut()}>
          {m.cards_log_out()}
        </Button>
      </ButtonRow>
      <p role="status">{done}</p>
      {replace.isError && <Failed text={m.cards_not_made()} onTryAgain={makeNew} />}
      {(logOutClass.isError || logOutStudent.isError) && <Failed text={m.cards_not_logged_out()} onTryAgain={logOut} />}
      {isAsking && (
        <Dialog
          isAlert
          title={card ? m.cards_new_title({ name }) : m.cards_new_title_all({ count })}
          text={card ? m.cards_new_text({ name }) : m.cards_new_text_all()}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button onClick={() => setAsking(false)}>{m.parts_cancel()}</Button>
              <Button kind="ink" onClick={makeNew}>
                {m.cards_new()}
              </Button>
            </>
          }
        />
      )}
    </>
  )
}
