/** The sign-in of a class with pictures: whether it is open, and which students are in. */
import { useQuery } from '@tanstack/react-query'
import type { Output } from '#contract'
import { useClassCall, useClassChange } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

export type PictureSignIn = Output<'GET /api/classes/{class}/sign-in'>

/** Milliseconds between two reads while the sign-in is open. */
const refetchInterval = 5000

export function usePictureSignIn(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.signIn(code),
    queryFn: () => callClass('GET /api/classes/{class}/sign-in', { code }),
    enabled: code !== '',
    refetchInterval: ({ state }) => (typeof state.data?.until === 'number' ? refetchInterval : false),
  })
}

export const useSetSignIn = () => useClassChange('PUT /api/classes/{class}/sign-in')
export const useOpenPictures = () => useClassChange('POST /api/classes/{class}/students/{student}/pictures/opening')
