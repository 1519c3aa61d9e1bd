import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const skippedFolders = ['.git', '.stamps', '.types', 'data', 'dist', 'node_modules', 'test-results']
const hasComments = /\.(ts|tsx|mjs|css|html|grit|md|yaml|yml|json|service|timer)$/

/** Returns the paths of all files with prose or comments below a folder. The paths begin at the folder. */
export function filesIn(folder: string): string[] {
  const filesBelow = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const below = join(path, entry.name)
      if (entry.isDirectory()) return skippedFolders.includes(entry.name) ? [] : filesBelow(below)
      return hasComments.test(entry.name) ? [relative(folder, below)] : []
    })
  return filesBelow(folder)
}
