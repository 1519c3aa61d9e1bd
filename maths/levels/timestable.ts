import type { Dealer } from '../level.ts'

export const timestable: Readonly<Record<string, Dealer>> = {}
