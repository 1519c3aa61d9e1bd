import { useClassCards } from '../../api/students/cards.ts'
import '../../export/print.css'
import { m } from '../../language/messages.ts'
import { Headline } from '../../ui/parts/headline.tsx'
import { useClassCode } from '../use-class-code.ts'
import { CardSheets, cardsOnSheet } from './card-sheets.tsx'
import { CardsAside } from './cards-aside.tsx'
import styles from './class-cards.module.css'
import { ListedClassPage } from './listed-class-page.tsx'

/** /studentprogress/cards?code= (docs/product/teacher-screens.md, "Class cards"). */
export function ClassCardsPage() {
  const code = useClassCode()
  return (
    <ListedClassPage
      code={code}
      title={m.cards_title()}
      query={useClassCards(code)}
      countOf={({ cards }) => cards.length}
      headline={(found) => (
        <div className="unprinted">
          <Headline
            title={m.cards_title()}
            text={
              found &&
              m.cards_on_pages({
                name: found.classroom.name,
                cards: found.cards.length,
                pages: Math.ceil(found.cards.length / cardsOnSheet),
              })
            }
          />
        </div>
      )}
      notLoaded={m.cards_not_loaded()}
      loading={m.cards_loading()}
    >
      {({ classroom, cards }) => (
        <div className={styles.page}>
          <CardSheets classroom={classroom} cards={cards} />
          <CardsAside code={code} cards={cards} />
        </div>
      )}
    </ListedClassPage>
  )
}
