/** `npm run messages`: writes the generated messages of the screens, which the compiler and the linter need. */
import { generateMessages } from '../web/build/messages/generate.ts'

generateMessages()
