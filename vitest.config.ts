import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Server tests start whole servers, also as processes of their own, on machines with little to spare.
  test: {
    include: ['{maths,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
