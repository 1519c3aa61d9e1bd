import { type ComponentType, useEffect, useState } from 'react'
import type { DeviceAppProps } from './device-app.tsx'

/** Loads what keeps the app on a student's device, a second after the first screen. */
export function OnDevice(props: DeviceAppProps) {
  const [DeviceApp, setDeviceApp] = useState<ComponentType<DeviceAppProps> | null>(null)
  useEffect(() => {
    const load = async () => {
      // With `then`, Vite would load the style outside of the rejection handler.
      try {
        const loaded = await import('./device-app.tsx')
        setDeviceApp(() => loaded.DeviceApp)
      } catch {
        // The app goes on without it.
      }
    }
    setTimeout(load, 1000)
  }, [])
  return DeviceApp && <DeviceApp {...props} />
}
