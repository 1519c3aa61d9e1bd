import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useCopySet } from '../api/classes/sets.ts'
import { ApiError } from '../api/client/call.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { Button, ButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { editSetPath, problemsPath } from './problem-paths.ts'

/**
 * /teacher/problems/copy?link= : a link of another teacher. A tap makes the copy, so that a reload makes no other one.
 */
export function CopySetPage() {
  const secret = useSearchParams()[0].get('link') ?? ''
  const [, navigate] = useLocation()
  const [id] = useState(() => crypto.randomUUID())
  const copy = useCopySet()
  const act = () => {
    if (!copy.isPending)
      copy.mutate({ id, secret }, { onSuccess: (set) => navigate(editSetPath(set.id), { replace: true }) })
  }
  const isUnknown = secret === '' || isUnknownAddress(copy.error)
  return (
    <Page title={m.problems_get_copy()} width="wide">
      <Crumbs
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          { label: m.problems_title(), to: problemsPath },
          { label: m.problems_get_copy() },
        ]}
      />
      {isUnknown ? (
        <Empty level={1} title={m.problems_link_unknown()}>
          <p>{m.problems_link_unknown_text()}</p>
          <ButtonLink kind="ink" to={problemsPath}>
            {m.problems_to_list()}
          </ButtonLink>
        </Empty>
      ) : (
        <Empty level={1} title={m.problems_get_copy()}>
          <p>{m.problems_get_copy_text()}</p>
          <Button kind="ink" onClick={act} aria-disabled={copy.isPending}>
            {m.problems_get_copy_act()}
          </Button>
          {copy.error && <Failed text={failureWords(copy.error)} onTryAgain={act} />}
        </Empty>
      )}
    </Page>
  )
}

function failureWords(error: Error): string {
  const problem = error instanceof ApiError ? error.problem : null
  if (problem === 'tooManyTries') return m.problems_link_wait()
  return problem === 'refused' ? m.problems_full() : m.problems_not_copied()
}
