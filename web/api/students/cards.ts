/** The list and the class cards of the students of a class. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'
import { call } from '../client/call.ts'

export function useClassCards(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.cards(code),
    queryFn: () => callClass('GET /api/classes/{class}/cards', { code }),
    enabled: code !== '',
  })
}

/** Whether the server has class cards. It is undefined until the server has replied. */
export function useHasClassCards(): boolean | undefined {
  const { data } = useQuery({
    queryKey: ['sign-in'],
    queryFn: () => call('GET /api/sign-in', {}),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.classCards
}

export const useAddListed = () => useClassChange('POST /api/classes/{class}/listed-students')
export const useReplaceCards = () => useClassChange('POST /api/classes/{class}/cards')
export const useLogOutClass = () => useClassChange('DELETE /api/classes/{class}/sessions')
export const useLogOutStudent = () => useClassChange('DELETE /api/classes/{class}/students/{student}/sessions')
