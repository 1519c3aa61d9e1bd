import { useMedia } from '../ui/hooks/use-media.ts'

/** Returns whether the screen has the width of a phone, as in the styles. */
export const useIsPhone = (): boolean => useMedia('(max-width: 600px)')
