/**
 * The learning areas as data: their cards and menus, their entries without levels yet, and the pages of classes. Their
 * operations are the rows of operations.ts. Their paths are in paths.ts, because no first view loads this file.
 */
import { type Area, numberWord, operationsOf, stagesByOperation, targetOf } from '#maths'
import { operationTable } from '../routes/operations.ts'
import type { ClassArea, ComingPath, MenuArea } from '../routes/paths.ts'
import type { Art } from '../ui/art/art.ts'
import { capitalised } from '../ui/parts/capital-letter.ts'
import type { Theme } from '../ui/parts/theme.ts'

export interface AreaRow<A extends Area = Area> {
  readonly theme: Theme
  /** The text and the drawing of its card. */
  readonly blurb: string
  readonly art: Art
  /** The looks of the cards in its menu. */
  readonly menu: A extends MenuArea ? MenuLooks : null
  /** Entries of the menu and the choosers that have no levels yet. They follow the operations. */
  readonly coming: readonly ComingRow[]
  /** The pages on which teachers see the students of a class in the area. */
  readonly classPages: A extends ClassArea ? ReadyClassPages : ComingClassPages
}

interface MenuLooks {
  readonly ready: 'lead' | 'symbol'
  readonly coming: 'half' | 'symbol'
  /** Whether the entries without levels are in a row of four. */
  readonly inFours: boolean
}

export type ClassPages = ReadyClassPages | ComingClassPages

interface ReadyClassPages {
  readonly status: 'ready'
  /** The text of its card in the overview of a class. */
  readonly blurb: string
  /** The choice between its entries. Null for an area with only one entry. */
  readonly choice: { readonly parameter: 'op' | 'domain'; readonly label: string; readonly prompt: string } | null
}

interface ComingClassPages {
  readonly status: 'coming'
  readonly blurb: string
  /** The title and the alert in the chooser of a student (docs/product/teacher-screens.md, "View Progress"). */
  readonly title: string
  readonly alert: string
}

export interface ComingRow {
  readonly status: 'coming'
  /** The name in an address: `op=wordproblems`. */
  readonly name: string
  readonly title: string
  readonly theme: Theme
  readonly blurb: string
  readonly picture: Art | { readonly figures: string }
  /** The placeholder page. Null if the card has no link. */
  readonly page: ComingPage | null
}

export type ComingPage =
  | { readonly path: ComingPath; readonly shows: 'text'; readonly text: string; readonly link: string }
  /** The levels to come, year by year. */
  | { readonly path: ComingPath; readonly shows: 'years'; readonly years: readonly number[] }

export const areaTable: { readonly [A in Area]: AreaRow<A> } = {
  numberstructure: {
    theme: 'amber',
    blurb: 'Count, compare and build numbers',
    art: 'numbers',
    menu: { ready: 'lead', coming: 'half', inFours: false },
    coming: [phase(2, [4, 5, 6]), phase(3, [7, 8])],
    classPages: {
      status: 'coming',
      blurb: 'Not ready for classes yet',
      title: 'Number Knowledge',
      alert: 'Number Knowledge (coming soon)',
    },
  },
  timestable: {
    theme: 'violet',
    blurb: `${capitalised(numberWord(targetOf('timestable')))} in a row, beat the clock`,
    art: 'timesTables',
    menu: null,
    coming: [],
    classPages: { status: 'ready', blurb: operationTable.timestable.blurb, choice: null },
  },
  fouroperations: {
    theme: 'blue',
    blurb: 'Add, subtract, multiply, divide',
    art: 'fourOperations',
    menu: { ready: 'symbol', coming: 'symbol', inFours: false },
    coming: [
      {
        status: 'coming',
        name: 'wordproblems',
        title: 'Word Problems',
        theme: 'orange',
        blurb: 'Mixed operations',
        picture: 'words',
        page: {
          path: '/main/fouroperations/wordproblems',
          shows: 'text',
          text: 'Stories with mixed operations. Until then, the other operations are ready.',
          link: 'Choose an operation',
        },
      },
    ],
    classPages: {
      status: 'ready',
      blurb: `${capitalised(numberWord(operationsOf('fouroperations').length))} operations, stage by stage`,
      choice: { parameter: 'op', label: 'Operation', prompt: 'Choose an operation.' },
    },
  },
  measurement: {
    theme: 'teal',
    blurb: 'Length, and more to come',
    art: 'ruler',
    menu: { ready: 'lead', coming: 'symbol', inFours: true },
    coming: [
      measured('mass', 'Mass/Weight'),
      measured('capacity', 'Capacity'),
      measured('time', 'Time'),
      measured('angle', 'Angle'),
    ],
    classPages: {
      status: 'ready',
      blurb: `Length, ${numberWord(stagesByOperation.length.length)} phases`,
      choice: { parameter: 'domain', label: 'Domain', prompt: 'Choose what is measured.' },
    },
  },
}

export const areaRows = Object.entries(areaTable) as [Area, AreaRow][]

function phase(number: 2 | 3, years: readonly number[]): ComingRow {
  const range = `${years[0]}-${years.at(-1)}`
  return {
    status: 'coming',
    name: `phase${number}`,
    title: `Phase ${number}`,
    theme: 'amber',
    blurb: `Year ${range}`,
    picture: { figures: range },
    page: { path: `/main/numberstructure/phase${number}`, shows: 'years', years },
  }
}

function measured(name: 'mass' | 'capacity' | 'time' | 'angle', title: string): ComingRow {
  return { status: 'coming', name, title, theme: 'teal', blurb: '', picture: name, page: null }
}
