import { useEffect, useState } from 'react'
import { m } from '../../language/messages.ts'
import { Failed } from '../../ui/base/failed.tsx'

/** A QR code of an address. The code that draws it is loaded with the first one. */
export function JoinQr({ address, className }: { address: string; className: string | undefined }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `tries` draws the code once more.
  useEffect(() => {
    let isStale = false
    import('../draw-qr.ts').then(
      ({ drawQr }) => isStale || setDrawn(drawQr(address)),
      () => isStale || setDrawn('failed'),
    )
    return () => {
      isStale = true
    }
  }, [address, tries])

  return (
    <div className={className}>
      {drawn === 'failed' ? (
        <Failed text={m.dashboard_qr_not_drawn()} onTryAgain={() => setTries(tries + 1)} />
      ) : (
        <>
          <svg
            viewBox={drawn ? `0 0 ${drawn.size} ${drawn.size}` : '0 0 1 1'}
            role="img"
            aria-label={m.dashboard_qr_label()}
            shapeRendering="crispEdges"
          >
            {drawn && <path d={drawn.path} />}
          </svg>
          {m.dashboard_qr_scan()}
        </>
      )}
    </div>
  )
}
