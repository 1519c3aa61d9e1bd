/** The tinted columns of a calculation are those that the sentence of the step speaks of. */
import { expect, it } from 'vitest'
import { loadLevels } from '../load.ts'
import { plural, singular } from '../say/en-NZ/help/places.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { textOf } from '../say/parts.ts'
import { dealFrom, differentQuestions } from '../test/deal.ts'
import { plain } from '../test/plain.ts'
import type { Columns } from './drawings/drawing.ts'
import { loadSolve } from './load.ts'
import type { Place } from './place-value.ts'

const places = [-3, -2, -1, 0, 1, 2, 3, 4, 5]
const name = (place: Place) => `(?:${plural(place)}|${singular(place)})(?![\\w-])`

/** Returns the places that a sentence works in: "Tenths: 13 − 8 = 5", "3 tenths are too few", "How many tenths". */
function worksIn(sentence: string): Place[] {
  return places.filter((place) =>
    [
      `^${name(place)}:`,
      `\\. ${name(place)}:`,
      `^\\d+ ${name(place)} (?:is|are) too few`,
      `\\d+ ${name(place)} take away`,
      `how many ${name(place)}`,
      `the \\d+ ${name(place)} stays?`,
    ].some((form) => new RegExp(form, 'i').test(sentence)),
  )
}

/** Returns whether a sentence names a place, or what is carried from it: "Write 5, carry 3 tens." is in the ones. */
const names = (sentence: string, place: Place) =>
  new RegExp(`(?<![\\w-])${name(place)}|carry \\d+ ${name(Math.min(place + 1, 6))}`, 'i').test(sentence)

/** Returns whether the tint misses a column that the sentence works in, or has one that the sentence does not name. */
function isElsewhere({ tinted, columns }: Columns, sentence: string): boolean {
  const isTinted = (place: Place) => tinted !== null && place <= tinted[0] && place >= tinted[1]
  const all = columns.map(({ place }) => place)
  return (
    all.some((place) => worksIn(sentence).includes(place) && !isTinted(place)) ||
    all.some((place) => isTinted(place) && !names(sentence, place))
  )
}

it.each(['addition', 'subtraction', 'multiplication'] as const)(
  'each step of %s tints the columns that its sentence speaks of',
  async (operation) => {
    const [solve, help] = [await loadSolve(operation), await loadEnNZHelp(operation)]
    let seen = 0
    for (const level of await loadLevels(operation)) {
      const elsewhere = differentQuestions(dealFrom(level, 500, 'tinted columns')).flatMap((question) =>
        solve(level, question).steps.flatMap(({ says, shows }) => {
          const sentence = textOf(help.says(says), plain)
          const drawn = shows.filter((drawing) => drawing.kind === 'columns')
          seen += drawn.length
          return drawn.filter((drawing) => isElsewhere(drawing, sentence)).map(({ tinted }) => [sentence, tinted])
        }),
      )
      expect(elsewhere.slice(0, 5), level.id).toEqual([])
    }
    expect(seen).toBeGreaterThan(100)
  },
)
