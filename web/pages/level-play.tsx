import { Redirect, useParams } from 'wouter'
import { findLevel, type Operation } from '#maths'
import { paths } from '../paths.ts'
import { LevelScreen } from '../play/level-screen.tsx'

/**
 * {list}/{stageId}/{levelId}: a level of any operation (specification 1, section 2: "Level play screen"; specification 2,
 * section 2: "Phase 1 level game", "Times Table level game", "Length level game"). An unknown stage or level leads to
 * the list.
 */
export function LevelPlay({ of }: { of: Operation }) {
  const { stageId = '', levelId = '' } = useParams()
  const level = findLevel(of, levelId)
  if (level?.stage !== stageId) return <Redirect to={paths.stages(of)} replace />
  return <LevelScreen key={level.id} of={level} />
}
