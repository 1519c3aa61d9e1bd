import type { Dealer } from '../level.ts'

export const numberphase1: Readonly<Record<string, Dealer>> = {}
