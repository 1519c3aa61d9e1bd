import { groupDigits } from '#maths'
import { useClassHops } from '../../api/classes/class-hops.ts'
import { useClassEvents } from '../../api/students/use-class-events.ts'
import { clockTime } from '../../language/dates.ts'
import { m } from '../../language/messages.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { Bold } from '../../ui/parts/bold.tsx'
import { Burst } from './burst.tsx'
import { ClassChain } from './class-chain.tsx'
import styles from './our-line.module.css'

/** The answers of a whole class in this week, as one chain of hops to the mark. It shows no name of a student. */
export function OurLine({ code }: { code: string }) {
  useClassEvents(code)
  const { data, dataUpdatedAt, isError, refetch } = useClassHops(code)
  const isOnline = useOnline()
  if (!data)
    return (
      <div className={styles.words}>
        {isError ? (
          <Failed text={m.our_line_failed()} onTryAgain={() => void refetch()} />
        ) : (
          <p role="status">{m.our_line_loading()}</p>
        )}
      </div>
    )
  const { hops, mark } = data
  const isReached = hops >= mark
  return (
    <>
      {isReached && <Burst />}
      <div className={styles.words}>
        <p className={styles.count}>
          <Bold text={m.our_line_hops({ count: hops, number: groupDigits(String(hops)) })} />
        </p>
        {!isReached && (
          <p>{hops === 0 ? m.our_line_new_week() : m.our_line_to_go({ number: groupDigits(String(mark - hops)) })}</p>
        )}
        <p role="status">{isReached && m.our_line_reached()}</p>
        <p className={styles.old} role="status">
          {(isError || !isOnline) && m.our_line_counted({ time: clockTime(dataUpdatedAt) })}
        </p>
      </div>
      <ClassChain hops={hops} mark={mark} />
    </>
  )
}
