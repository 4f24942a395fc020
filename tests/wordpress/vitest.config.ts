import { defineConfig } from 'vitest/config'

/** The tests with a real WordPress, which `npm run test:wordpress` runs. */
export default defineConfig({
  test: {
    include: ['tests/wordpress/**/*.test.ts'],
    setupFiles: ['tests/support/leaks.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
  },
})
