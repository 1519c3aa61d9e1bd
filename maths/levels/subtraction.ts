import type { Dealer } from '../level.ts'

export const subtraction: Readonly<Record<string, Dealer>> = {}
