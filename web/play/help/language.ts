/** The language of the steps on screen. The language of the round is in web/play/round/language.ts. */
import { enNZHelp, type HelpLanguage } from '#maths/solve'

export const sayHelp: HelpLanguage = enNZHelp
