/** Writes the walls between the folders to `biome-walls.json`, which `biome.json` extends. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { biomeWalls } from './walls/walls.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
writeFileSync(join(root, 'biome-walls.json'), biomeWalls())
