import { useState } from 'react'
import { useSets } from '../api/classes/sets.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink, TextButton, TextButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Page } from '../ui/base/page.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { useFocusWhenShrunk } from '../ui/parts/use-focus-when-shrunk.ts'
import { dropDraft, readDraft, unsaved } from './kept-drafts.ts'
import { newSetPath } from './problem-paths.ts'
import styles from './problems.module.css'
import { SetRow } from './set-row.tsx'

/** /teacher/problems (docs/product/teacher-screens.md, "My problems"). */
export function ProblemsPage() {
  const sets = useSets()
  const { id: account } = useAccount()
  const [hasUnsaved, setUnsaved] = useState(() => readDraft(account, unsaved) !== null)
  const found = sets.data?.sets
  const heading = useFocusWhenShrunk(found?.length)
  const newSet = (
    <ButtonLink kind="brand" to={newSetPath}>
      <Icon name="plus" /> {m.problems_new()}
    </ButtonLink>
  )
  return (
    <Page title={m.problems_title()} width="wide">
      <Crumbs
        trail={[{ label: m.layout_my_classes(), to: paths.dashboard('teacher') }, { label: m.problems_title() }]}
      />
      <Headline title={m.problems_title()} ref={heading}>
        {found && found.length > 0 && newSet}
      </Headline>
      {hasUnsaved && (
        <p className={styles.kept}>
          {m.problems_unsaved()} <TextButtonLink to={newSetPath}>{m.problems_go_on()}</TextButtonLink>{' '}
          <TextButton
            onClick={() => {
              dropDraft(account, unsaved)
              setUnsaved(false)
            }}
          >
            {m.problems_throw_away()}
          </TextButton>
        </p>
      )}
      {found?.length === 0 && (
        <Empty title={m.problems_empty()}>
          <p>{m.problems_empty_text()}</p>
          {newSet}
        </Empty>
      )}
      {found && found.length > 0 && (
        <ul className={styles.list}>
          {found.map((set) => (
            <SetRow key={set.id} set={set} isUnsaved={readDraft(account, set.id) !== null} />
          ))}
        </ul>
      )}
      {sets.isError && <Failed text={m.problems_not_loaded()} onTryAgain={sets.refetch} />}
      {sets.isPending && <Skeleton label={m.problems_loading()} rows={3} />}
    </Page>
  )
}
