import { type Line, line as plain } from '../../../../say/parts.ts'
import { number } from '../notation.ts'

/** Tags a template of a German sentence, whose numbers get the decimal comma. */
export function line(texts: readonly string[], ...pieces: Parameters<typeof plain>[1][]): Line {
  return plain(texts, ...pieces.map((piece) => (typeof piece === 'number' ? number(piece) : piece)))
}
