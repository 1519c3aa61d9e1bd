import { titleByArea } from '#maths'
import { type Entry, entriesOf } from '../../areas/area-entries.ts'
import { areaTable } from '../../areas/areas.ts'
import { toTopics } from '../../levels/listing.ts'
import type { MenuArea } from '../../routes/paths.ts'
import { MenuPage } from '../../stages/menu-page.tsx'
import { art } from '../../ui/art/art.ts'
import { Choice, Choices } from '../../ui/forms/choice.tsx'
import { PageHead } from '../../ui/parts/page-head.tsx'
import styles from './menu.module.css'

/**
 * The menu of an area (docs/product/screens.md, "Four Operations"; docs/product/screens.md, "Number Structure";
 * docs/product/screens.md, "Measurement"): its operations, and the entries without levels yet.
 */
export function AreaMenu({ area }: { area: MenuArea }) {
  const { theme, menu: looks } = areaTable[area]
  const entries = entriesOf(area)
  return (
    <MenuPage
      title={titleByArea[area]}
      width="bare"
      head={<PageHead theme={theme} title={titleByArea[area]} back={toTopics} />}
      className={styles.body}
      cards={(badgeOf) => {
        const card = (entry: Entry) => (
          <Choice
            key={entry.title}
            theme={entry.theme}
            title={entry.title}
            text={entry.blurb}
            picture={typeof entry.picture === 'string' ? art[entry.picture] : entry.picture}
            look={looks[entry.status]}
            {...(entry.status === 'ready'
              ? { to: entry.path, badge: badgeOf(entry.operation) }
              : { to: entry.page?.path ?? null, isComing: true })}
          />
        )
        const coming = entries.filter(({ status }) => status === 'coming').map(card)
        return (
          <>
            <Choices>
              {entries.filter(({ status }) => status === 'ready').map(card)}
              {!looks.inFours && coming}
            </Choices>
            {looks.inFours && <Choices inFours>{coming}</Choices>}
          </>
        )
      }}
    />
  )
}
