import type { Dealer } from '../level.ts'

export const division: Readonly<Record<string, Dealer>> = {}
