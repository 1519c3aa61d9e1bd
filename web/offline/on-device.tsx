import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import type { DeviceAppProps } from './device-app.tsx'
import { catchInstallOffer } from './install-offer.ts'

catchInstallOffer()

/** The app goes on without it where it cannot be loaded. */
const DeviceApp = lazy<ComponentType<DeviceAppProps>>(() =>
  import('./device-app.tsx').then(
    ({ DeviceApp }) => ({ default: DeviceApp }),
    () => ({ default: () => null }),
  ),
)

/** Loads what keeps the app on a student's device, once the first screen is usable and the browser has nothing to do. */
export function OnDevice(props: DeviceAppProps) {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no idle callbacks.
    const timer = setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(() => setIdle(true)), 500)
    return () => clearTimeout(timer)
  }, [])
  return (
    isIdle && (
      <Suspense>
        <DeviceApp {...props} />
      </Suspense>
    )
  )
}
