import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { OwnSet } from '#contract'
import { useChangeSet, useMakeSet, useReplaceSet, useSet } from '../api/classes/sets.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink, TextButton } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { Editor, type Sent } from './editor/editor.tsx'
import { draftOfSet, emptySet } from './editor/set-draft.ts'
import { dropDraft, type KeptDraft, keepDraft, readDraft, unsaved } from './kept-drafts.ts'
import { problemsPath } from './problem-paths.ts'
import styles from './problems.module.css'

const newId = () => crypto.randomUUID()

/** /teacher/problems/new */
export function NewSetPage() {
  const make = useMakeSet()
  const replace = useReplaceSet()
  const begin = (): KeptDraft => ({ set: newId(), version: null, draft: emptySet(newId()) })
  return (
    <EditorPage title={m.problems_new()}>
      <KeptEditor
        name={unsaved}
        begin={begin}
        save={replace.isIdle ? make : replace}
        onSave={({ set }, sent, onSuccess) => {
          replace.reset()
          make.mutate({ id: set, ...sent }, { onSuccess })
        }}
        onSaveMine={({ set }, sent, onSuccess) => replace.mutate({ set, ...sent }, { onSuccess })}
      />
    </EditorPage>
  )
}

/** /teacher/problems/edit?set= */
export function EditSetPage() {
  const id = useSearchParams()[0].get('set') ?? ''
  const set = useSet(id)
  // The form keeps the set that it began with, also while it is changed in another tab.
  const [first, setFirst] = useState<OwnSet | null>(null)
  if (!first && set.data) setFirst(set.data)
  const change = useChangeSet()
  const replace = useReplaceSet()
  return (
    <EditorPage title={first?.title ?? m.problems_edit_title()}>
      {id === '' || (isUnknownAddress(set.error) && !first) ? (
        <Empty title={m.problems_unknown()}>
          <ButtonLink kind="ink" to={problemsPath}>
            {m.problems_to_list()}
          </ButtonLink>
        </Empty>
      ) : first ? (
        <KeptEditor
          name={id}
          begin={() => ({ set: id, version: first.version, draft: draftOfSet(first, newId) })}
          save={replace.isIdle ? change : replace}
          onSave={({ version }, sent, onSuccess) => {
            replace.reset()
            change.mutate({ set: id, version: version ?? first.version, ...sent }, { onSuccess })
          }}
          onSaveMine={(_, sent, onSuccess) => replace.mutate({ set: id, ...sent }, { onSuccess })}
        />
      ) : set.error ? (
        <Failed text={m.problems_set_not_loaded()} onTryAgain={set.refetch} />
      ) : (
        <Skeleton label={m.problems_set_loading()} rows={4} />
      )}
    </EditorPage>
  )
}

function EditorPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} width="wide">
      <Crumbs
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          { label: m.problems_title(), to: problemsPath },
          { label: title },
        ]}
      />
      <Headline title={title} />
      {children}
    </Page>
  )
}

interface KeptEditorProps {
  /** The name of the draft that the browser keeps. */
  readonly name: string
  readonly begin: () => KeptDraft
  readonly save: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSave: (kept: KeptDraft, sent: Sent, onSuccess: () => void) => void
  readonly onSaveMine: (kept: KeptDraft, sent: Sent, onSuccess: () => void) => void
}

/** The form, which begins with what was typed and not saved. */
function KeptEditor({ name, begin, save, onSave, onSaveMine }: KeptEditorProps) {
  const { id: account } = useAccount()
  const [, navigate] = useLocation()
  const [start, setStart] = useState(() => {
    const kept = readDraft(account, name)
    return { kept: kept ?? begin(), isRestored: kept !== null, number: 0 }
  })
  const { kept, isRestored, number } = start
  const done = () => {
    dropDraft(account, name)
    navigate(problemsPath)
  }
  return (
    <>
      {isRestored && (
        <p className={styles.kept} role="status">
          {m.problems_kept()}{' '}
          <TextButton
            onClick={() => {
              dropDraft(account, name)
              setStart({ kept: begin(), isRestored: false, number: number + 1 })
            }}
          >
            {m.problems_throw_away()}
          </TextButton>
        </p>
      )}
      <Editor
        key={number}
        initial={kept.draft}
        onType={(draft) => keepDraft(account, name, { ...kept, draft })}
        save={save}
        onSave={(sent) => onSave(kept, sent, done)}
        onSaveMine={(sent) => onSaveMine(kept, sent, done)}
        cancelTo={problemsPath}
      />
    </>
  )
}
