import type { CardPicture } from '#contract'
import { m } from '../../../language/messages.ts'
import { Ball } from '../../../ui/base/ball.tsx'
import { classNames } from '../../../ui/base/class-names.ts'
import styles from './card.module.css'
import { cardPictures } from './card-pictures.ts'

const places = [
  { name: m.card_first, tapped: m.card_first_is },
  { name: m.card_second, tapped: m.card_second_is },
  { name: m.card_third, tapped: m.card_third_is },
] as const

/** The number of pictures on a card. */
export const picturesOnCard = places.length

/** The line with the tapped pictures in their order. The ball waits in the next place. */
export function PicturePlaces({ tapped, isShut = false }: { tapped: readonly CardPicture[]; isShut?: boolean }) {
  return (
    <ol className={styles.places}>
      {places.map((place, i) => {
        const picture = tapped[i]
        return (
          <li key={place.name()} className={classNames(picture && styles.on, isShut && styles.shut)}>
            {picture && (
              <img
                src={cardPictures[picture].drawing}
                alt={place.tapped({ picture: cardPictures[picture].name })}
                width="96"
                height="96"
              />
            )}
            {!picture && i === tapped.length && !isShut && <Ball className={styles.ball} />}
            <span className={styles.place} aria-hidden={picture !== undefined}>
              {place.name()}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
