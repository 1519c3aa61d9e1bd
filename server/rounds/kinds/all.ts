import type { PlayableKind } from '#maths'
import type { ServerKind } from './kind.ts'
import { level } from './level.ts'
import { set } from './set.ts'

export const serverKinds = { level, set } satisfies Readonly<Record<PlayableKind, ServerKind>>
