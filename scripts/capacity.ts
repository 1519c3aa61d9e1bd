/**
 * `npm run capacity` prints machines and money for places of different sizes, with the figures and assumptions behind
 * them (scripts/capacity/figures.json). With `--write` it writes the tables into docs/capacity.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { capacityTables, withTables } from './capacity/capacity.ts'

const path = new URL('../docs/capacity.md', import.meta.url)
console.log(capacityTables())
if (process.argv.includes('--write')) writeFileSync(path, withTables(readFileSync(path, 'utf8')))
