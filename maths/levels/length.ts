import type { Dealer } from '../level.ts'

export const length: Readonly<Record<string, Dealer>> = {}
