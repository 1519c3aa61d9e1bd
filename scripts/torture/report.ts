import type { Result } from './run.ts'

/** Returns whether nothing was lost, doubled, wrong or refused, and the app never crashed. */
export function isSound({ damages, refusals, unexpectedExits }: Result): boolean {
  return damages.length + refusals.length + unexpectedExits.length === 0
}

const headings = [
  'engine',
  'kills',
  'power cuts',
  'acknowledged',
  'lost',
  'doubled',
  'progress wrong',
  'refused',
  'app crashes',
  'acknowledging again: median, longest',
]

/** Returns a table with a line for each engine. */
export function tableOf(results: readonly Result[]): string {
  const lines = [headings, ...results.map(cellsOf)]
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
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
  unexpectedExits,
  recoveries,
}: Result): string[] {
  const count = (kind: string) => damages.filter((damage) => damage.kind === kind).length
  const counts = [kills, powerCuts, acknowledged, count('lost'), count('doubled'), count('wrong'), refusals.length]
  const sorted = recoveries.toSorted((a, b) => a - b)
  const median = seconds(sorted[Math.floor(sorted.length / 2)])
  return [engine, ...[...counts, unexpectedExits.length].map(String), `${median}, ${seconds(sorted.at(-1))}`]
}

function seconds(milliseconds = 0): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

const maxLines = 20

/** Returns a line for each damage, refusal and unexpected exit. Each kind is cut after its first lines. */
export function detailsOf({ damages, refusals, unexpectedExits }: Result): string[] {
  const linesOf = (kind: string) =>
    damages.filter((damage) => damage.kind === kind).map(({ line }) => `${kind}: ${line}`)
  const groups = [
    linesOf('lost'),
    linesOf('doubled'),
    linesOf('wrong'),
    refusals.map((line) => `refused: ${line}`),
    unexpectedExits.map((line) => `The app crashed: ${line}`),
  ]
  return groups.flatMap((group) =>
    group.length > maxLines ? [...group.slice(0, maxLines), `... and ${group.length - maxLines} more`] : group,
  )
}
