import { useEffect, useState } from 'react'
import { Failed } from '../ui/base/failed.tsx'

/** A QR code of an address; what draws it is loaded with the first one. */
export function JoinQr({ address, className }: { address: string; className: string | undefined }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again is what `tries` is for.
  useEffect(() => {
    let isGone = false
    import('./draw-qr.ts').then(
      ({ drawQr }) => isGone || setDrawn(drawQr(address)),
      () => isGone || setDrawn('failed'),
    )
    return () => {
      isGone = true
    }
  }, [address, tries])

  return (
    <div className={className}>
      {drawn === 'failed' ? (
        <Failed text="The QR code could not be drawn." onTryAgain={() => setTries(tries + 1)} />
      ) : (
        <>
          <svg
            viewBox={drawn ? `0 0 ${drawn.size} ${drawn.size}` : '0 0 1 1'}
            role="img"
            aria-label="QR code that opens Join Class with this code"
            shapeRendering="crispEdges"
          >
            {drawn && <path d={drawn.path} />}
          </svg>
          Or scan this.
        </>
      )}
    </div>
  )
}
