import { defineConfig } from 'vitest/config'
import { writeTallyTo } from './scripts/testing/vitest-reporter.ts'

const tallyFile = process.env['KEYLOOM_TALLY']
const isFull = process.env['KEYLOOM_FULL'] === '1'
const slow = isFull ? [] : ['**/*.full.test.ts']

export default defineConfig({
  test: {
    reporters: tallyFile ? ['default', writeTallyTo(tallyFile)] : ['default'],
    setupFiles: ['tests/support/leaks.ts'],
    allowOnly: false,
    testTimeout: 20_000,
    // What is waited for comes when it does: machines are busy.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts', 'sandbox/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'src/**/server/**', ...slow],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/**/*.test.ts', 'src/**/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...slow],
          globalSetup: ['tests/support/database.ts'],
        },
      },
    ],
  },
})
