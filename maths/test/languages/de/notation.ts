import type { Notation } from '../../../say/expression.ts'
import { nameByUnit } from './names.ts'

const decimal = new Intl.NumberFormat('de', { useGrouping: false, maximumFractionDigits: 6 })

/** Returns a number with the decimal comma, and with so many decimal places if that is given. */
export function number(value: number, places?: number): string {
  return places === undefined ? decimal.format(value) : fixed(places).format(value)
}

const fixed = (places: number) => new Intl.NumberFormat('de', { useGrouping: false, minimumFractionDigits: places })

/** The operators of German schools. */
export const written: Notation = {
  symbols: { '+': '+', '−': '−', '×': '·', '÷': ':', '=': '=' },
  brackets: ['(', ')'],
  remainder: 'Rest',
  spaces: [' ', ' '],
  number,
  words: (text) => text,
  unit: (unit) => unit,
}

export const spoken: Notation = {
  ...written,
  symbols: { '+': 'plus', '−': 'minus', '×': 'mal', '÷': 'geteilt durch', '=': 'gleich' },
  brackets: ['Klammer auf ', ' Klammer zu'],
  unit: (unit) => nameByUnit[unit],
}
