import { Redirect, useParams, useSearchParams } from 'wouter'
import { findLevel, type Operation } from '#maths'
import { LevelScreen } from '../../play/level-screen.tsx'
import { paths } from '../../routes/paths.ts'

/**
 * {list}/{stageId}/{levelId}: a level of any operation (docs/product/screens.md, "Level screen"). An unknown stage or
 * level redirects to the list. `?task=` names the task from which it was opened.
 */
export function LevelPlay({ operation }: { operation: Operation }) {
  const { stageId = '', levelId = '' } = useParams()
  const task = useSearchParams()[0].get('task')
  const level = findLevel(operation, levelId)
  if (level?.stage !== stageId) return <Redirect to={paths.stages(operation)} replace />
  return <LevelScreen key={level.id} level={level} task={task} />
}
