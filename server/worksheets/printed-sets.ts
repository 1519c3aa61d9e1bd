import { contentParts, type SetVersion, setsIn } from '#maths'
import type { Store } from '../store/open.ts'
import type { PlayedSet } from '../store/tasks/set-versions.ts'
import type { StoredWorksheet } from '../store/tasks/worksheets.ts'

/** Returns the sets of a worksheet. One that was erased with its teacher's account is left out. */
export async function printedSets({ setVersions }: Pick<Store, 'setVersions'>, { content }: StoredWorksheet) {
  const sets = await Promise.all(
    setsIn(contentParts(content)).map(async (set) => {
      const version = await setVersions.select(set)
      return version && printedSet(set, version)
    }),
  )
  return sets.filter((set) => set !== null)
}

export const printedSet = (set: SetVersion, { title, problems }: PlayedSet) => ({
  ...{ set, title },
  problems: [...problems],
})
