import { capacityTables } from './capacity.ts'

const begin = '<!-- npm run capacity -- --write -->'
const end = '<!-- end -->'

/** Returns the text of docs/capacity.md with the computed tables between its two marks. */
export function withTables(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/capacity.md has no marks for the tables')
  return `${document.slice(0, from)}${begin}\n\n${capacityTables()}\n\n${document.slice(to)}`
}
