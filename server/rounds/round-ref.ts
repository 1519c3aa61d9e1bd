import { findLevel, type Ref, type RefKey } from '#maths'
import type { RaisedRecord } from '../store/rounds/round-save.ts'
import type { Kinds } from './kinds/kind.ts'

/** A round with its student, its playable and the version of its rules. */
export interface RoundRef {
  readonly studentId: string
  readonly roundId: string
  readonly ref: Ref
  /** The key under which the round keeps `ref`. */
  readonly key: RefKey
  /** The record that the round raises, if any. */
  readonly record: RaisedRecord | null
  /** The version of the rules that the browser used. */
  readonly rules: number
}

/** Returns the ref of a round, or null where its playable does not exist. */
export function roundRef(
  kinds: Kinds,
  round: Pick<RoundRef, 'studentId' | 'roundId' | 'ref' | 'rules'>,
): RoundRef | null {
  const { ref } = round
  const kind = kinds[ref.kind]
  if (!kind?.exists(ref)) return null
  return { ...round, key: kind.keyOf(ref), record: recordOf(kind.recordOf(ref)) }
}

function recordOf(record: ReturnType<Kinds[string]['recordOf']>): RaisedRecord | null {
  const level = record && findLevel(record.operation, record.levelId)
  return level ? { operation: level.operation, levelId: level.id, stageId: level.stage } : null
}
