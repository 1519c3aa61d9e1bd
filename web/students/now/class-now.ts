import type { ClassStudent, PlayingStudent } from '#contract'

/** The students who are playing at the moment, and what is known of the others. */
export interface ClassNow {
  readonly playing: ReadonlyMap<string, PlayingStudent>
  /** `notKnown`: the last reading failed, or the device has no network. */
  readonly others: 'loading' | 'notPlaying' | 'notKnown'
}

/**
 * Returns the students of a response who are still playing at a time, in epoch milliseconds of this device. Failed
 * readings do not end their play before its time.
 */
export function stillPlaying(
  playing: readonly PlayingStudent[],
  receivedAt: number,
  time: number,
): ReadonlyMap<string, PlayingStudent> {
  const still = playing.filter(({ playsFor }) => receivedAt + playsFor > time)
  return new Map(still.map((one) => [one.student, one]))
}

/** Returns whether it is known that nobody plays. */
export function isQuiet({ playing, others }: ClassNow): boolean {
  return playing.size === 0 && others === 'notPlaying'
}

/** A student who plays, with the name in the class. */
export interface NamedPlaying extends PlayingStudent {
  readonly shortName: string
}

/** Returns the students whose hands are up, in the order of the class. */
export function handsUpIn(students: readonly ClassStudent[], { playing }: ClassNow): NamedPlaying[] {
  return students.flatMap(({ id, shortName }) => {
    const one = playing.get(id)
    return one?.handUp ? [{ ...one, shortName }] : []
  })
}

/** Returns the rank of a student when the class is sorted by Now: hands first, then the others who play. */
export function rankOf(id: string, { playing }: ClassNow): number {
  const one = playing.get(id)
  return one ? 1 + Number(one.handUp) : 0
}
