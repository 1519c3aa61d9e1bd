import { defineConfig } from 'vitest/config'

export default defineConfig({ test: { include: ['{maths,contract,server,web,scripts}/**/*.test.{ts,tsx}'] } })
