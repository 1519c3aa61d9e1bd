import type { Result } from './run.ts'

/** Returns whether nothing was lost, doubled, wrong or refused, and the app never ended by itself. */
export function isSound({ damages, refusals, ownEndings }: Result): boolean {
  return damages.length + refusals.length + ownEndings.length === 0
}

const heads = [
  'engine',
  'kills',
  'power cuts',
  'acknowledged',
  'lost',
  'doubled',
  'progress wrong',
  'refused',
  'app ended by itself',
  'acknowledging again: median, longest',
]

/** Returns a table with a line for each engine. */
export function tableOf(results: readonly Result[]): string {
  const lines = [heads, ...results.map(cellsOf)]
  const widths = heads.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellsOf({
  engine,
  kills,
  powerCuts,
  acknowledged,
  damages,
  refusals,
  ownEndings,
  recoveries,
}: Result): string[] {
  const count = (kind: string) => damages.filter((damage) => damage.kind === kind).length
  const counts = [kills, powerCuts, acknowledged, count('lost'), count('doubled'), count('wrong'), refusals.length]
  const sorted = recoveries.toSorted((a, b) => a - b)
  const median = seconds(sorted[Math.floor(sorted.length / 2)])
  return [engine, ...[...counts, ownEndings.length].map(String), `${median}, ${seconds(sorted.at(-1))}`]
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

const mostLines = 20

/** Returns a line for each thing that is not sound, the first ones of each kind. */
export function detailsOf({ damages, refusals, ownEndings }: Result): string[] {
  const of = (kind: string) => damages.filter((damage) => damage.kind === kind).map(({ line }) => `${kind}: ${line}`)
  const groups = [
    of('lost'),
    of('doubled'),
    of('wrong'),
    refusals.map((line) => `refused: ${line}`),
    ownEndings.map((line) => `The app ended by itself: ${line}`),
  ]
  return groups.flatMap((group) =>
    group.length > mostLines ? [...group.slice(0, mostLines), `... and ${group.length - mostLines} more`] : group,
  )
}
