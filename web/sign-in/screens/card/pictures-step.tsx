import { useEffect, useState } from 'react'
import type { CardName, CardPicture } from '#contract'
import type { PictureOutcome } from '../../../api/session/card-sign-in.ts'
import { m } from '../../../language/messages.ts'
import { Button, TextButton } from '../../../ui/base/button.tsx'
import { classNames } from '../../../ui/base/class-names.ts'
import { Failed } from '../../../ui/base/failed.tsx'
import { GuardedButton } from '../../../ui/base/guarded-button.tsx'
import { Message } from '../../../ui/base/message.tsx'
import styles from './card.module.css'
import { cardPictures } from './card-pictures.ts'
import { PicturePlaces, picturesOnCard } from './picture-places.tsx'

interface PicturesStepProps {
  readonly student: CardName
  /** The sentence after too many tries. */
  readonly waits: string
  /** Tries three pictures. */
  readonly onGo: (pictures: CardPicture[]) => Promise<PictureOutcome>
  readonly onOtherName: () => void
}

/** Milliseconds without a tap after which the pictures go, so that they do not stay for the next child to see. */
const patience = 2 * 60_000

const all = Object.keys(cardPictures) as CardPicture[]

/** Takes the three pictures of a child. A try counts only with Go, so a slip of the finger costs nothing. */
export function PicturesStep({ student: { shortName, triesLeft }, waits, onGo, onOtherName }: PicturesStepProps) {
  const [tapped, setTapped] = useState<readonly CardPicture[]>([])
  const [outcome, setOutcome] = useState<PictureOutcome | 'trying' | null>(null)
  const isTrying = outcome === 'trying' || outcome === 'signedIn'
  const isWhole = tapped.length === picturesOnCard
  useEffect(() => {
    if (isTrying || tapped.length === 0) return
    const timer = setTimeout(() => {
      setTapped([])
      setOutcome(null)
    }, patience)
    return () => clearTimeout(timer)
  }, [isTrying, tapped])
  const go = async () => {
    if (isTrying || !isWhole) return
    setOutcome('trying')
    const next = await onGo([...tapped])
    setOutcome(next)
    if (next === 'wrong' || next === 'wait' || next === 'taken' || next === 'tooLate') setTapped([])
  }
  const tap = (picture: CardPicture) => {
    if (isTrying || isWhole) return
    setTapped([...tapped, picture])
    setOutcome(null)
  }
  const takeBack = () => {
    if (!isTrying) setTapped(tapped.slice(0, -1))
  }
  return (
    <div className={styles.secret}>
      <div className={styles.about}>
        <h1 className={styles.title}>{outcome === 'wrong' ? m.card_wrong() : m.card_tap_pictures()}</h1>
        <Who name={shortName} onOtherName={onOtherName} />
        {outcome === 'wrong' && (
          <Message tone="wrong" className={styles.message}>
            {m.card_look_at_card({ count: triesLeft })}
          </Message>
        )}
        {outcome === 'wait' && (
          <Message tone="wrong" className={styles.message}>
            {waits}
          </Message>
        )}
        {outcome === 'taken' && (
          <Message tone="wrong" className={styles.message}>
            {m.card_taken()}
          </Message>
        )}
        {outcome === 'tooLate' && (
          <Message tone="wrong" className={styles.message}>
            {m.card_log_in_again()}
          </Message>
        )}
        {outcome === 'failed' && <Failed text={m.card_failed()} onTryAgain={() => void go()} />}
      </div>
      <PicturePlaces tapped={tapped} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has no grid. */}
      <div className={styles.pictures} role="group" aria-label={m.card_pictures()}>
        {all.map((picture) => (
          <GuardedButton
            key={picture}
            className={classNames(styles.picture, tapped.includes(picture) && styles.down)}
            onClick={() => tap(picture)}
          >
            <img src={cardPictures[picture].drawing} alt="" width="96" height="96" />
            {cardPictures[picture].name}
          </GuardedButton>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button aria-disabled={isTrying || tapped.length === 0} onClick={takeBack}>
          {m.card_take_back()}
        </Button>
        <Button kind="ink" size="big" aria-disabled={isTrying || !isWhole} onClick={() => void go()}>
          {m.card_go()}
        </Button>
      </div>
      <p className="unseen" role="status">
        {m.card_tapped({ count: tapped.length })}
      </p>
    </div>
  )
}

/** The pictures of a child after five wrong tries. The page goes on by itself when a teacher has opened them. */
export function ShutStep({ name, onOtherName }: { name: string; onOtherName: () => void }) {
  return (
    <div className={styles.secret}>
      <div className={styles.about}>
        <Who name={name} onOtherName={onOtherName} />
      </div>
      <PicturePlaces tapped={[]} isShut />
      <div className={styles.shutWords}>
        <h1 className={styles.title}>{m.card_shut()}</h1>
        <p>{m.card_shut_text()}</p>
        <p role="status">{m.card_opens_themselves()}</p>
        <GuardedButton onClick={onOtherName}>{m.card_back_to_names()}</GuardedButton>
      </div>
    </div>
  )
}

function Who({ name, onOtherName }: { name: string; onOtherName: () => void }) {
  return (
    <p className={styles.who}>
      <b>{name}</b> <TextButton onClick={onOtherName}>{m.card_not_you()}</TextButton>
    </p>
  )
}
