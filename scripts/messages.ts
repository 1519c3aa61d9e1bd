/** `npm run messages`: writes the generated messages of the screens, which the compiler and the linter need. */
import { sourceLanguage } from '../web/build/messages/catalogue.ts'
import { generateMessages } from '../web/build/messages/generate.ts'

generateMessages(sourceLanguage)
