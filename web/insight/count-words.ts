import { language } from '../language/language.ts'

const numbers = new Intl.NumberFormat(language)

/** Returns a count with its thousands apart: "1,284". */
export const countWords = (count: number) => numbers.format(count)
