import { Redirect, useParams } from 'wouter'
import type { Operation } from '#maths'
import { findPlace } from '../play/find-place.ts'
import { LevelScreen } from '../play/level-screen.tsx'

/** {list}/{stageId}/{levelId}: a level of any operation but Times Table (docs/product/screens.md, "Level screen"). */
export function LevelPlay({ of }: { of: Operation }) {
  const { stageId = '', levelId = '' } = useParams()
  const place = findPlace(of, stageId, levelId)
  if (typeof place === 'string') return <Redirect to={place} replace />
  return <LevelScreen key={`${place.operation} ${place.id}`} of={place} />
}
