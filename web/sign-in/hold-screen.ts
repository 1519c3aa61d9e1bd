import { createContext } from 'react'

/** Counts the open forms of the screen. While there is one, the guard keeps the screen (layout/session-guard.tsx). */
export const HoldScreen = createContext<((change: (held: number) => number) => void) | null>(null)
