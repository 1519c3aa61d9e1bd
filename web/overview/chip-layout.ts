/** Arranges the chips of an overview in columns: how many are side by side, and how wide each column is. */

import type { FilledColumn } from './columns.ts'
import { nameWidth, wordsOf } from './name-width.ts'

export interface ChipLayout {
  /** Whether the letters are smaller. */
  readonly isDense: boolean
  /** The gap between two columns, in pixels. */
  readonly gap: number
  readonly columns: readonly ColumnLayout[]
}

export interface ColumnLayout {
  /** Chips side by side; 0 in an empty column. */
  readonly perRow: number
  /** The width that the column asks for, in pixels. The browser shares out the rest. Undefined on paper. */
  readonly width?: number
}

/** Sizes in pixels, as `plot.module.css` draws the chips. */
interface ChipSize {
  /** Borders and paddings. The icon is on the corner, so that the name keeps the room. */
  readonly edges: number
  /** The size of the letters of the name. */
  readonly font: number
  /** The level next to the name. */
  readonly level: number
}

const loose: ChipSize = { edges: 25, font: 14, level: 24 }
const dense: ChipSize = { edges: 25, font: 13, level: 23 }
/** The chips of Times Table, whose columns show the level. Fifteen columns leave little room. */
const narrow: ChipSize = { edges: 12, font: 12.5, level: 0 }

/** Columns of shorter names are as wide as one with this name, so that most columns are equal. */
const usualName = 'Charlotte N.'
const chipGap = 6
/** No chip is wider (`plot.module.css`). A longer name takes two lines or is shortened. */
const widestChip = 200
/** Columns are further apart than chips that are side by side, if there is room. The last gap is the least one. */
const columnGaps = { narrow: [10, 7, 4], wide: [16, 11, 6] } as const
/** The least room beside the first and the last column (`plot.module.css`). */
const leastEdge = 12

/** In a window of 657 pixels, 8 rows leave room for the axis below them, and 11 rows still fit above it. */
const [fewRows, mostRows] = [8, 11]

interface Density {
  readonly rows: number
  readonly isDense: boolean
  /** Columns of short names are as wide as most others, or as narrow as they can be, or names take two lines. */
  readonly names: 'even' | 'close' | 'wrapped'
  readonly gap: number
}

/** Returns the densities from the loosest to the densest. Only columns with the least gap grow higher. */
function densities(isNarrow: boolean): Density[] {
  const rowCounts = Array.from({ length: mostRows - fewRows + 1 }, (_, i) => fewRows + i)
  const [widest, middle, least] = columnGaps[isNarrow ? 'narrow' : 'wide']
  const even = { rows: fewRows, isDense: false, names: 'even' } as const
  const whole = (rows: number, gap: number) =>
    (['even', 'close'] as const).map((names) => ({ rows, isDense: true, names, gap }) as const)
  const low = [widest, middle, least].flatMap((gap) => [
    ...(isNarrow ? [] : [{ ...even, gap }]),
    ...whole(fewRows, gap),
  ])
  const high = rowCounts.flatMap((rows) => whole(rows, least))
  const wrapped = rowCounts.map((rows) => ({ rows, isDense: true, names: 'wrapped', gap: least }) as const)
  return [...low, ...high, ...wrapped]
}

/** The rows of chips that fit below the headings on a sheet of A4 on its side. */
const rowsOnPaper = 20

/** Returns the layout on paper, where the browser makes the columns as wide as their names. */
export function paperLayout(columns: readonly FilledColumn[]): ChipLayout {
  const perRow = ({ students }: FilledColumn) => Math.ceil(students.length / rowsOnPaper)
  return { isDense: false, gap: 4, columns: columns.map((column) => ({ perRow: perRow(column) })) }
}

/**
 * Returns the loosest layout that fits, or null if none does: the columns are then drawn as rows.
 *
 * @param room the width of the table in pixels
 */
export function chipLayout(columns: readonly FilledColumn[], room: number): ChipLayout | null {
  const isNarrow = hasNarrowColumns(columns)
  for (const density of densities(isNarrow)) {
    const layouts = columns.map((column) => columnLayout(column, density, isNarrow))
    const { isDense, gap } = density
    const gaps = (columns.length - 1) * gap + 2 * Math.max(gap, leastEdge)
    const needed = layouts.reduce((sum, { least }) => sum + least, gaps)
    if (needed <= room) return { isDense, gap, columns: layouts }
  }
  return null
}

function columnLayout(column: FilledColumn, { rows, isDense, names }: Density, isNarrow: boolean) {
  const perRow = Math.ceil(column.students.length / rows)
  const size = isNarrow ? narrow : isDense ? dense : loose
  const widthOf = (texts: readonly string[]) => {
    const natural =
      size.edges + size.font * Math.max(...texts.map(nameWidth)) + (column.kind === 'levels' ? size.level : 0)
    const chip = Math.min(natural, widestChip)
    const chips = perRow === 0 ? 0 : perRow * (chip + chipGap) - chipGap
    return Math.ceil(Math.max(headingWidth(column, isNarrow), chips))
  }
  const whole = column.students.map(({ name }) => name)
  const width = widthOf(names === 'even' ? [...whole, usualName] : whole)
  // The browser gives names all the room that there is, even if they may wrap.
  return { perRow, width, least: names === 'wrapped' ? widthOf(whole.flatMap(wordsOf)) : width }
}

/** The most columns whose chips show the level next to the name. */
const mostWideColumns = 7

/** Returns whether there are so many columns that the chips show only the name. */
export function hasNarrowColumns(columns: readonly FilledColumn[]): boolean {
  return columns.length > mostWideColumns
}

/** The widths of headings in pixels. */
const headings = { wide: 92, narrowLevels: 58, narrow: 84 } as const

/** Returns the width of the heading, which is also the width of an empty column. */
function headingWidth({ kind }: FilledColumn, isNarrow: boolean): number {
  if (!isNarrow) return headings.wide
  return kind === 'levels' ? headings.narrowLevels : headings.narrow
}
