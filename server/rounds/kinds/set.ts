import { batchByKind } from '#contract'
import { playableSet, type SetRef, setKey } from '#maths'
import type { ServerKind } from './kind.ts'

export const set: ServerKind<SetRef> = {
  batch: batchByKind.set,

  async open(_, { setVersions, taskSets }) {
    return {
      async find(ref) {
        const version = await setVersions.select(ref.set)
        if (!version || !isIn(version.problems, ref)) return null
        return {
          key: setKey(ref),
          record: null,
          insight: null,
          mayPlay: (studentId, madeFirst) => taskSets.mayPlay(studentId, ref.set, madeFirst),
          load: (rules) => playableSet(ref, version.problems, rules) ?? undefined,
        }
      },
    }
  },
}

/** Returns whether the problems that a round leaves out exist, and are not all. */
const isIn = ({ length }: readonly unknown[], { set: { leftOut } }: SetRef) =>
  leftOut.length < length && leftOut.every((position) => position < length)
