import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMay } from '../../api/classes/class-rights.ts'
import { useHasClassCards } from '../../api/students/cards.ts'
import { m } from '../../language/messages.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { ClassContent, foundIn } from '../class-content.tsx'
import { listPath } from '../class-paths.ts'
import { ClassTrail } from '../class-trail.tsx'

interface ListedClassPageProps<Read> {
  readonly code: string
  readonly title: string
  /** The read of the class. */
  readonly query: UseQueryResult<Read>
  readonly countOf: (found: Read) => number
  /** The headline. It receives nothing while there are no listed students. */
  readonly headline: (found: Read | null) => ReactNode
  readonly notLoaded: string
  readonly loading: string
  readonly children: (found: Read) => ReactNode
}

/** A page about the listed students of a class, with its trail, and with what it shows if there are none. */
export function ListedClassPage<Read extends { readonly classroom: { readonly name: string } }>(
  props: ListedClassPageProps<Read>,
) {
  const { code, title, query, countOf, headline, notLoaded, loading, children } = props
  const teaches = useMay(code, 'teaches')
  const hasCards = useHasClassCards()
  const found = foundIn(query)
  const name = found?.classroom.name
  const isEmpty = !found || countOf(found) === 0
  return (
    <Page title={name ? `${title}, ${name}` : title} width="wide">
      <ClassTrail code={code} name={name} trail={[{ label: title }]} />
      {headline(isEmpty ? null : found)}
      <ClassContent code={code} query={query} notLoaded={notLoaded} loading={loading} rows={6}>
        {(read) =>
          hasCards === false ? (
            <Empty title={m.cards_none()}>
              <p>{m.adding_off()}</p>
            </Empty>
          ) : isEmpty ? (
            <Empty title={m.cards_none()}>
              <p>{m.cards_none_text()}</p>
              {teaches && (
                <ButtonLink kind="ink" to={listPath('/studentprogress/add', code)}>
                  {m.adding_title()}
                </ButtonLink>
              )}
            </Empty>
          ) : (
            children(read)
          )
        }
      </ClassContent>
    </Page>
  )
}
