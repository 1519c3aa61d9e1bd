import { columnsOf, type Level, levelsOf } from '#maths'

/** Returns the number of a level that has a column of its own in class overviews: 7 for the table of 7. */
export function numberOf({ operation, id }: Level): string {
  const columns = columnsOf(operation)
  const first = columns.per === 'level' ? columns.from : 1
  return String(first + levelsOf(operation).findIndex((level) => level.id === id))
}

/** Returns the line about the best streak on the tile of a table. */
export function standing({ target }: Level, best: number): string {
  return best === 0 ? 'Not started' : `Best streak ${Math.min(best, target)} of ${target}`
}
