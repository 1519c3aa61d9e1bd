import type { PlayableKind } from '#maths'
import type { ServerKind } from './kind.ts'
import { level } from './level.ts'

export const serverKinds = { level } satisfies Readonly<Record<PlayableKind, ServerKind>>
