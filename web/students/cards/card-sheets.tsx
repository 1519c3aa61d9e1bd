import { type ComponentType, useMemo } from 'react'
import type { ClassCard, Classroom, SecretOfCard } from '#contract'
import { drawQr } from '../../classes/draw-qr.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { cardPictures } from '../../sign-in/screens/card/card-pictures.ts'
import styles from './class-cards.module.css'

/** The number of cards on a sheet of A4 or Letter. */
export const cardsOnSheet = 8

/** The cards of a class as they are printed, eight on a sheet. */
export function CardSheets({ classroom, cards }: { classroom: Classroom; cards: readonly ClassCard[] }) {
  const pages = Math.ceil(cards.length / cardsOnSheet)
  return (
    <div className={styles.sheets}>
      {Array.from({ length: pages }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is known by its number.
        <ul key={i} className={styles.sheet} aria-label={m.cards_page({ page: i + 1, pages })}>
          {cards.slice(i * cardsOnSheet, (i + 1) * cardsOnSheet).map((card) => (
            <Card key={card.id} classroom={classroom} card={card} />
          ))}
        </ul>
      ))}
    </div>
  )
}

interface CardProps {
  readonly classroom: Classroom
  readonly card: ClassCard
}

function Card({ classroom, card }: CardProps) {
  const { shortName } = card
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <b className={styles.name} data-length={lengthOf(shortName)} title={shortName}>
          {shortName}
        </b>
        <p className={styles.of}>
          <span title={classroom.name}>{classroom.name}</span>
          <b>{classroom.code}</b>
        </p>
      </div>
      {Object.entries(printedSecrets).map(([secret, PrintedSecret]) => (
        <PrintedSecret key={secret} card={card} />
      ))}
    </li>
  )
}

type SecretProps = Pick<CardProps, 'card'>

/** How each secret of a card is printed, in their order. */
const printedSecrets: { readonly [Secret in SecretOfCard]: ComponentType<SecretProps> } = {
  key: PrintedKey,
  pictures: PrintedPictures,
}

function PrintedKey({ card: { shortName, key } }: SecretProps) {
  const { size, path } = useMemo(() => drawQr(`${location.origin}/#${paths.card()}?key=${key}`), [key])
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={m.cards_qr({ name: shortName })}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function PrintedPictures({ card: { shortName, pictures } }: SecretProps) {
  return (
    <ol className={styles.pictures} aria-label={m.cards_pictures({ name: shortName })}>
      {pictures.map((picture, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture can come twice, and the order never changes.
        <li key={i}>
          <img src={cardPictures[picture].drawing} alt="" width="96" height="96" />
          <span>{cardPictures[picture].name}</span>
        </li>
      ))}
    </ol>
  )
}

/** Returns the size of a name that fits beside the QR code. */
function lengthOf(name: string): 'short' | 'medium' | 'long' {
  const { length } = [...name]
  return length <= 10 ? 'short' : length <= 18 ? 'medium' : 'long'
}
