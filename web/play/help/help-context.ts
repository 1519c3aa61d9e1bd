/** The sentences and names of help in the language of the child, for the steps and their pictures. */
import { createContext, useContext } from 'react'
import type { HelpLanguage } from '#maths/solve'

export const HelpContext = createContext<HelpLanguage | null>(null)

/** @throws outside of the steps, which load their language before they are on screen */
export function useHelpLanguage(): HelpLanguage {
  const help = useContext(HelpContext)
  if (!help) throw new Error('The steps have no language')
  return help
}
