import { createContext } from 'react'

/** Counts up whenever what broke is tried again. */
export const RetryContext = createContext(0)
