import type { Dealer } from '../level.ts'

export const bedmas: Readonly<Record<string, Dealer>> = {}
