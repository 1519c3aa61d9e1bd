/**
 * The learning areas as data: their cards and menus, their entries without levels yet, and the pages of classes. Their
 * operations are the rows of operations.ts. Their paths are in paths.ts, because no first view loads this file.
 */

import { type Area, numberWord, type Operation, operationsOf, stagesByOperation, targetOf } from '#maths'
import { m } from '../language/messages.ts'
import type { ComingPath, MenuArea } from '../routes/paths.ts'
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
  readonly classPages: ClassPages
}

interface MenuLooks {
  readonly ready: 'lead' | 'symbol'
  readonly coming: 'half' | 'symbol'
  /** Whether the entries without levels are in a row of four. */
  readonly inFours: boolean
}

interface ClassPages {
  /** The text of its card in the overview of a class. */
  readonly blurb: string
  /** The title in the chooser of a student, if it differs (docs/product/teacher-screens.md, "View Progress"). */
  readonly title?: string
  /** The choice between its entries. Null for an area with only one entry. */
  readonly choice: {
    readonly parameter: 'op' | 'domain' | 'phase'
    readonly label: string
    readonly prompt: string
  } | null
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

/** The text of the card of each operation. */
export const operationBlurbs: Readonly<Record<Operation, string>> = {
  addition: m.areas_addition(),
  subtraction: m.areas_subtraction(),
  multiplication: m.areas_multiplication(),
  division: m.areas_division(),
  bedmas: '2 + 3 × 4',
  timestable: m.areas_times_table(),
  length: m.areas_length(),
  numberphase1: m.areas_phase_1(),
}

export const areaTable: { readonly [A in Area]: AreaRow<A> } = {
  numberstructure: {
    theme: 'amber',
    blurb: m.areas_number_structure(),
    art: 'numbers',
    menu: { ready: 'lead', coming: 'half', inFours: false },
    coming: [phase(2, [4, 5, 6]), phase(3, [7, 8])],
    classPages: {
      blurb: m.areas_phase_1(),
      title: m.areas_number_knowledge(),
      choice: { parameter: 'phase', label: m.areas_phase_label(), prompt: m.areas_choose_phase() },
    },
  },
  timestable: {
    theme: 'violet',
    blurb: m.areas_times_table_goal({ target: capitalised(numberWord(targetOf('timestable'))) }),
    art: 'timesTables',
    menu: null,
    coming: [],
    classPages: { blurb: operationBlurbs.timestable, choice: null },
  },
  fouroperations: {
    theme: 'blue',
    blurb: m.areas_four_operations(),
    art: 'fourOperations',
    menu: { ready: 'symbol', coming: 'symbol', inFours: false },
    coming: [
      {
        status: 'coming',
        name: 'wordproblems',
        title: m.areas_word_problems(),
        theme: 'orange',
        blurb: m.areas_mixed_operations(),
        picture: 'words',
        page: {
          path: '/main/fouroperations/wordproblems',
          shows: 'text',
          text: m.areas_word_problems_text(),
          link: m.areas_to_operations(),
        },
      },
    ],
    classPages: {
      blurb: m.areas_operations_of_class({ count: capitalised(numberWord(operationsOf('fouroperations').length)) }),
      choice: { parameter: 'op', label: m.areas_operation(), prompt: m.areas_choose_operation() },
    },
  },
  measurement: {
    theme: 'teal',
    blurb: m.areas_measurement(),
    art: 'ruler',
    menu: { ready: 'lead', coming: 'symbol', inFours: true },
    coming: [
      measured('mass', m.areas_mass()),
      measured('capacity', m.areas_capacity()),
      measured('time', m.areas_time()),
      measured('angle', m.areas_angle()),
    ],
    classPages: {
      blurb: m.areas_length_of_class({ count: numberWord(stagesByOperation.length.length) }),
      choice: { parameter: 'domain', label: m.areas_domain(), prompt: m.areas_choose_domain() },
    },
  },
}

export const areaRows = Object.entries(areaTable) as [Area, AreaRow][]

function phase(number: 2 | 3, years: readonly number[]): ComingRow {
  const range = `${years[0]}-${years.at(-1)}`
  return {
    status: 'coming',
    name: `phase${number}`,
    title: m.areas_phase({ number }),
    theme: 'amber',
    blurb: m.areas_years({ years: range }),
    picture: { figures: range },
    page: { path: `/main/numberstructure/phase${number}`, shows: 'years', years },
  }
}

function measured(name: 'mass' | 'capacity' | 'time' | 'angle', title: string): ComingRow {
  return { status: 'coming', name, title, theme: 'teal', blurb: '', picture: name, page: null }
}
