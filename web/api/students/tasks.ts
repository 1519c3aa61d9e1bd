/** The tasks of a class, for its teacher. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export function useClassTasks(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.tasks(code),
    queryFn: () => callClass('GET /api/classes/{class}/tasks', { code }),
    enabled: code !== '',
  })
}

/**
 * A task with the states of its parts. An address without a task asks for nothing.
 *
 * @param isRead false keeps the task as it was read
 */
export function useTask(code: string, task: string, isRead = true) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.task(code, task),
    queryFn: () => callClass('GET /api/classes/{class}/tasks/{task}', { code, task }),
    enabled: code !== '' && task !== '' && isRead,
  })
}

export const useSetTask = () => useClassChange('POST /api/classes/{class}/tasks')
export const useChangeTask = () => useClassChange('PATCH /api/classes/{class}/tasks/{task}')
export const useDeleteTask = () => useClassChange('DELETE /api/classes/{class}/tasks/{task}')
