import { contentParts, type SetVersion } from '#maths'
import type { Store } from '../store/open.ts'
import type { PlayedSet } from '../store/tasks/set-versions.ts'
import type { StoredWorksheet } from '../store/tasks/worksheets.ts'

/** Returns the sets of a worksheet. One that was erased with its teacher's account is left out. */
export async function printedSets({ setVersions }: Pick<Store, 'setVersions'>, { content }: StoredWorksheet) {
  const sets = await Promise.all(
    contentParts(content).map(async (part) => {
      const version = part.kind === 'set' ? await setVersions.select(part.set) : null
      return part.kind === 'set' && version ? printedSet(part.set, version) : null
    }),
  )
  return sets.filter((set) => set !== null)
}

export const printedSet = (set: SetVersion, { title, problems }: PlayedSet) => ({
  ...{ set, title },
  problems: [...problems],
})
