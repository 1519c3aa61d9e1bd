/** Moves of students into the class of the next year, and their undo. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useMovesUp(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.movesUp(code),
    queryFn: () => callClass('GET /api/classes/{class}/moves-up', { code }),
  })
}

export const useMoveUp = () => useClassChange('POST /api/classes/{class}/moves-up')
export const useUndoMoveUp = () => useClassChange('DELETE /api/classes/{class}/moves-up/{moveUp}')
