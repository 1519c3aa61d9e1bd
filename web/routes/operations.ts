/**
 * The screens of each operation as data. A new operation is a compiler error here until its row is complete. Its levels
 * are in maths/curriculum.ts. The routes of every first view and the build (build/preload.ts) read this file, so it
 * imports no code. It names pages, sheets and drawings, which are loaded by the screens that show them. The texts are
 * in levels/level-words.ts and areas/area-entries.ts.
 */
import type { LevelId, Operation } from '#maths'
import type { Art } from '../ui/art/art.ts'
import type { Theme } from '../ui/parts/theme.ts'

/** The sheets, and whether their questions have pictures. */
export const hasPictures = { written: false, times: false, length: true, number: true } as const

type Sheets = typeof hasPictures
export type PictureSheet = { [S in keyof Sheets]: Sheets[S] extends true ? S : never }[keyof Sheets]

export interface OperationRow {
  readonly theme: Theme
  /** The path of its list. The path of a level begins with it. */
  readonly path: `/main/${string}`
  /** The drawing of its card. */
  readonly art: Art
  /** The page of its list: a path of levels for each stage, or a ring for each table. */
  readonly list: 'stages' | 'tables'
  /** The kind of its level titles: examples to calculate, or names. */
  readonly levelTitles: 'examples' | 'names'
  /** The task on the play screen: `play/sheets/{sheet}-sheet.tsx`. */
  readonly sheet: keyof Sheets
  /** The pictures of its worked solutions: `play/help/pictures/tables/{stepPictures}-pictures.ts`. */
  readonly stepPictures: 'sum' | 'product' | 'division' | 'bedmas' | 'table' | 'number' | 'length'
  /**
   * The papers of its button Working, which is missing without any: `columns` has the calculation set out, `pen` is
   * empty (docs/product/rules-of-play.md, "Working").
   */
  readonly papers: readonly ('columns' | 'pen')[]
  /** Its first level with the button Working. Before it there is nothing to work out on paper. */
  readonly papersFrom?: LevelId
  /** The space that its questions need: by the title of the level, always much, or with units. */
  readonly questions: 'asTitled' | 'long' | 'withUnits'
  /** The drawing of a streak: hops along a line, or a ring that closes. */
  readonly streak: 'line' | 'ring'
}

const fourOperations = {
  list: 'stages',
  levelTitles: 'examples',
  sheet: 'written',
  papers: ['columns', 'pen'],
  papersFrom: '2.1',
  streak: 'line',
} as const

export const operationTable: Readonly<Record<Operation, OperationRow>> = {
  addition: {
    ...fourOperations,
    theme: 'grass',
    path: '/main/fouroperations/addition',
    art: 'plus',
    stepPictures: 'sum',
    questions: 'asTitled',
  },
  subtraction: {
    ...fourOperations,
    theme: 'tomato',
    path: '/main/fouroperations/subtraction',
    art: 'minus',
    stepPictures: 'sum',
    questions: 'asTitled',
  },
  multiplication: {
    ...fourOperations,
    theme: 'violet',
    path: '/main/fouroperations/multiplication',
    art: 'times',
    stepPictures: 'product',
    questions: 'asTitled',
  },
  division: {
    ...fourOperations,
    theme: 'cyan',
    path: '/main/fouroperations/division',
    art: 'divide',
    stepPictures: 'division',
    questions: 'asTitled',
  },
  bedmas: {
    ...fourOperations,
    theme: 'pink',
    path: '/main/fouroperations/bedmas',
    art: 'brackets',
    stepPictures: 'bedmas',
    papers: ['pen'],
    papersFrom: '1.1',
    questions: 'long',
  },
  timestable: {
    theme: 'violet',
    path: '/main/timestable',
    art: 'timesTables',
    list: 'tables',
    levelTitles: 'names',
    sheet: 'times',
    stepPictures: 'table',
    papers: [],
    questions: 'asTitled',
    streak: 'ring',
  },
  length: {
    theme: 'teal',
    path: '/main/measurement/length',
    art: 'ruler',
    list: 'stages',
    levelTitles: 'names',
    sheet: 'length',
    stepPictures: 'length',
    papers: ['pen'],
    papersFrom: '1.7',
    questions: 'withUnits',
    streak: 'line',
  },
  numberphase1: {
    theme: 'amber',
    path: '/main/numberstructure/phase1',
    art: 'numbers',
    list: 'stages',
    levelTitles: 'names',
    sheet: 'number',
    stepPictures: 'number',
    papers: [],
    questions: 'asTitled',
    streak: 'line',
  },
}

export const operationRows = Object.entries(operationTable) as [Operation, OperationRow][]
