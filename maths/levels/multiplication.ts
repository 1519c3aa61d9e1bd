import type { Dealer } from '../level.ts'

export const multiplication: Readonly<Record<string, Dealer>> = {}
