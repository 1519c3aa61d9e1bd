import { createContext } from 'react'

/** The number of retries after a failed screen. */
export const RetryContext = createContext(0)
