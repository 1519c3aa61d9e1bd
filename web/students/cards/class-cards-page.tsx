import { isForbidden, isUnknownAddress } from '../../api/client/problems.ts'
import { useClassCards, useHasClassCards } from '../../api/students/cards.ts'
import '../../export/print.css'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { CannotChange, CodeMissing, NotFound } from '../class-missing.tsx'
import { listPath } from '../class-paths.ts'
import { ClassTrail } from '../class-trail.tsx'
import { useClassCode } from '../use-class-code.ts'
import { CardSheets, cardsOnSheet } from './card-sheets.tsx'
import { CardsAside } from './cards-aside.tsx'
import styles from './class-cards.module.css'

/** /studentprogress/cards?code= (docs/product/teacher-screens.md, "Class cards"). */
export function ClassCardsPage() {
  const code = useClassCode()
  const hasCards = useHasClassCards()
  const cards = useClassCards(code)
  const isUnknownClass = isUnknownAddress(cards.error)
  const found = isUnknownClass || isForbidden(cards.error) ? undefined : cards.data
  const name = found?.classroom.name
  const count = found?.cards.length ?? 0
  return (
    <Page title={name ? `${m.cards_title()}, ${name}` : m.cards_title()} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(name ? [{ label: name, to: paths.studentProgress(code) }] : []),
          { label: m.cards_title() },
        ]}
      />
      <div className="unprinted">
        <Headline
          title={m.cards_title()}
          text={
            found &&
            count > 0 &&
            m.cards_on_pages({ name: name ?? '', cards: count, pages: Math.ceil(count / cardsOnSheet) })
          }
        />
      </div>
      {code === '' ? (
        <CodeMissing />
      ) : isUnknownClass ? (
        <NotFound what="class" />
      ) : isForbidden(cards.error) ? (
        <CannotChange />
      ) : hasCards === false ? (
        <Empty title={m.cards_none()}>
          <p>{m.adding_off()}</p>
        </Empty>
      ) : found && count === 0 ? (
        <Empty title={m.cards_none()}>
          <p>{m.cards_none_text()}</p>
          <ButtonLink kind="ink" to={listPath('/studentprogress/add', code)}>
            {m.adding_title()}
          </ButtonLink>
        </Empty>
      ) : found ? (
        <div className={styles.page}>
          <CardSheets classroom={found.classroom} cards={found.cards} />
          <CardsAside code={code} cards={found.cards} />
        </div>
      ) : cards.isError ? (
        <Failed text={m.cards_not_loaded()} onTryAgain={() => cards.refetch()} />
      ) : (
        <Skeleton label={m.cards_loading()} rows={6} />
      )}
    </Page>
  )
}
