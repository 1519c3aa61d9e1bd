import type { Area } from '#maths'
import { roleOf } from '../../api/client/fetch-session.ts'
import { useAccount } from '../../api/session/use-session.ts'
import { comingAt, entriesOf } from '../../areas/area-entries.ts'
import type { ComingPage, ComingRow } from '../../areas/areas.ts'
import { m } from '../../language/messages.ts'
import { toArea } from '../../levels/listing.ts'
import { type ComingPath, paths } from '../../routes/paths.ts'
import { LevelPath } from '../../stages/level-path.tsx'
import { ComingTile } from '../../stages/level-tile.tsx'
import { PathPage } from '../../stages/path-page.tsx'
import { StageSection } from '../../stages/stage-section.tsx'
import { art } from '../../ui/art/art.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { PageHead } from '../../ui/parts/page-head.tsx'
import { Preview } from '../../ui/parts/preview.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import styles from './coming.module.css'
import menu from './menu.module.css'

interface ComingProps<Shows extends ComingPage['shows']> {
  readonly area: Area
  readonly entry: ComingRow
  readonly page: Extract<ComingPage, { readonly shows: Shows }>
}

/** The placeholder page of an entry without levels yet. */
export function Coming({ at }: { at: ComingPath }) {
  const { area, entry, page } = comingAt(at)
  return page.shows === 'years' ? (
    <ComingYears area={area} entry={entry} page={page} />
  ) : (
    <ComingSoon area={area} entry={entry} page={page} />
  )
}

/** A picture and a text about the entry (docs/product/screens.md, "Word Problems"). */
function ComingSoon({ area, entry: { title, theme, picture }, page }: ComingProps<'text'>) {
  const isTeacher = roleOf(useAccount()) === 'teacher'
  return (
    <Page title={title} width="bare">
      <PageHead theme={theme} title={title} back={toArea(area)} />
      <div className={classNames(menu.body, themeClass(theme))}>
        {isTeacher && <Preview />}
        <Empty title={m.parts_coming_soon()} {...(typeof picture === 'string' && { picture: art[picture] })}>
          <p>{page.text}</p>
          <ButtonLink kind="themed" to={paths.area(area)}>
            {page.link}
          </ButtonLink>
        </Empty>
      </div>
    </Page>
  )
}

/** The number of levels in a year. The years that are ready have as many. */
const levelsInYear = 9

/** The years without levels yet, each with its future levels (docs/product/screens.md, "Phases 2 and 3"). */
function ComingYears({ area, entry: { title, theme }, page }: ComingProps<'years'>) {
  const isTeacher = roleOf(useAccount()) === 'teacher'
  const ready = entriesOf(area).find((entry) => entry.status === 'ready')
  return (
    <PathPage theme={theme} title={title} back={toArea(area)}>
      {isTeacher && <Preview />}
      {ready && (
        <p className={styles.ready}>
          {m.lists_still_being_made({ title: ready.title })}{' '}
          <ButtonLink to={ready.path}>{m.lists_go_to({ title: ready.title })}</ButtonLink>
        </p>
      )}
      {page.years.map((year) => (
        <StageSection key={year} title={m.lists_year({ year })} badge={m.parts_coming_soon()}>
          <LevelPath
            steps={Array.from({ length: levelsInYear }, (_, i) => {
              const number = i + 1
              return { id: `${year}.${number}`, tile: <ComingTile area={area} year={year} number={number} /> }
            })}
          />
        </StageSection>
      ))}
    </PathPage>
  )
}
