import { type Audit, type Category, categories, kinds } from './pages-audit.ts'

/** The lowest score of each category that a page must reach. */
const targets: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

const widths = [14, 12, 14, 15, 5, 9, 9, 7, 11, 9, 9, 9]
const line = (cells: readonly string[]) =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('')

export function header(): string {
  return line(['page', ...categories, 'LCP', 'TBT', 'CLS', 'JavaScript', 'CSS', 'fonts', 'machine'])
}

export function row({ name, scores, measured, bytes, speed }: Audit): string {
  return line([
    name,
    ...categories.map((category) => String(scores[category])),
    `${Math.round(measured.lcp)} ms`,
    `${Math.round(measured.tbt)} ms`,
    measured.cls.toFixed(3),
    ...kinds.map((kind) => `${(bytes[kind] / 1000).toFixed(1)} KB`),
    String(Math.round(speed)),
  ])
}

/** Below this speed the machine was busy, and its performance score means little. */
const idle = 1500

/** Returns a line for each target that a page misses, and the complaints of Lighthouse if there is one. */
export function missed({ name, scores, complaints, speed }: Audit): string[] {
  const short = categories
    .filter((category) => scores[category] < targets[category])
    .map(
      (category) =>
        `${name}: ${category} ${scores[category]}, not ${targets[category]}${speed < idle ? ' (on a busy machine)' : ''}`,
    )
  return short.length === 0 ? [] : [...short, ...complaints.map((complaint) => `${name}: ${complaint}`)]
}
