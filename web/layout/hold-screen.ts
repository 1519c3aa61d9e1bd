import { createContext } from 'react'

/** Counts what is not saved yet on the screen: as long as there is something, the guard lets it stand (layout/signed-in.tsx). */
export const HoldScreen = createContext<((change: (held: number) => number) => void) | null>(null)
