import { type ComponentType, useEffect, useState } from 'react'
import type { DeviceAppProps } from './device-app.tsx'

/** Loads what keeps the app on a student's device, once the first screen is usable and the browser has nothing to do. */
export function OnDevice(props: DeviceAppProps) {
  const [DeviceApp, setDeviceApp] = useState<ComponentType<DeviceAppProps> | null>(null)
  useEffect(() => {
    const load = () =>
      import('./device-app.tsx').then(
        (loaded) => setDeviceApp(() => loaded.DeviceApp),
        // The app goes on without it.
        () => {},
      )
    // Safari has no idle callbacks.
    setTimeout(() => (globalThis.requestIdleCallback ?? setTimeout)(load), 500)
  }, [])
  return DeviceApp && <DeviceApp {...props} />
}
