import { Navigate, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { findPlace } from '../play/find-place.ts'
import { LevelScreen } from '../play/level-screen.tsx'

/** /main/fouroperations/{operation}/{stageId}/{levelId} (specification 1, section 2: "Level play screen"). */
export function LevelPlay() {
  const { operation = '', stageId = '', levelId = '' } = useParams()
  const place = findPlace(operation, stageId, levelId)
  if (typeof place === 'string') return <Navigate to={place} replace />
  const back = { to: paths.stages(place.operation), label: 'Back to Stages' }
  return <LevelScreen key={place.id} of={place} back={back} />
}
