import { Redirect, useParams } from 'wouter'
import { findLevel } from '#maths'
import { paths } from '../paths.ts'
import { LevelScreen } from '../play/level-screen.tsx'

/** /main/timestable/{stageId}/{levelId} (docs/product/screens.md, "Level screen"). */
export function TimesTableLevel() {
  const { stageId = '', levelId = '' } = useParams()
  const level = findLevel('timestable', levelId)
  if (level?.stage !== stageId) return <Redirect to={paths.stages('timestable')} replace />
  return <LevelScreen key={level.id} of={level} />
}
