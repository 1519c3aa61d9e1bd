import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'wouter'
import { useErasures } from '../../api/classes/erasures.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { Page } from '../../ui/base/page.tsx'
import { Crumbs } from '../../ui/parts/crumbs.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Headline } from '../../ui/parts/headline.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { useFocusWhenShrunk } from '../../ui/parts/use-focus-when-shrunk.ts'
import { ToMyClasses } from '../class-missing.tsx'
import { ErasedReceipt } from './erased-receipt.tsx'
import styles from './erasing.module.css'

/** /studentprogress/erased?receipt= (docs/product/teacher-screens.md, "Erased"). */
export function ErasedPage() {
  const [query] = useSearchParams()
  const erasures = useErasures()
  const list = erasures.data?.erasures
  const heading = useFocusWhenShrunk(list?.length)
  const [done, setDone] = useState('')
  // The receipt that is alone on paper.
  const [printed, setPrinted] = useState<string | null>(null)
  const printAlone = (receipt: string) => {
    addEventListener('afterprint', () => setPrinted(null), { once: true })
    flushSync(() => setPrinted(receipt))
    print()
  }
  const fresh = query.get('receipt')
  return (
    <Page title={m.erasing_erased()} width="wide">
      <Crumbs
        trail={[{ label: m.layout_my_classes(), to: paths.dashboard('teacher') }, { label: m.erasing_erased() }]}
      />
      <Headline title={m.erasing_erased()} text={m.erasing_erased_text()} ref={heading} />
      <p role="status" className={styles.done}>
        {done}
      </p>
      {erasures.isError && <Failed text={m.erasing_not_loaded()} onTryAgain={() => erasures.refetch()} />}
      {erasures.isPending && <Skeleton label={m.erasing_loading()} rows={3} />}
      {list?.length === 0 && (
        <Empty title={m.erasing_none()}>
          <ToMyClasses />
        </Empty>
      )}
      {list
        ?.toSorted((one, other) => Number(other.id === fresh) - Number(one.id === fresh))
        .map((erasure) => (
          <ErasedReceipt
            key={erasure.id}
            erasure={erasure}
            onBack={setDone}
            isUnprinted={printed !== null && printed !== erasure.id}
            onPrint={() => printAlone(erasure.id)}
          />
        ))}
    </Page>
  )
}
