import { defineConfig } from 'vitest/config'
import { writeTallyTo } from './scripts/testing/vitest-reporter.ts'

const tallyFile = process.env['KEYLOOM_TALLY']
const isFull = process.env['KEYLOOM_FULL'] === '1'
const slow = isFull ? [] : ['**/*.full.test.ts']
const exclude = ['**/node_modules/**', ...slow]
const globalSetup = ['tests/support/database/database.ts']

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
          include: [
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'sandbox/**/*.test.ts',
            'tests/support/**/*.test.ts',
          ],
          exclude,
        },
      },
      {
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], exclude, globalSetup },
      },
      { extends: true, test: { name: 'walls', include: ['tests/*.test.ts'], exclude, globalSetup } },
      {
        extends: true,
        test: { name: 'process', include: ['tests/process/**/*.test.ts'], exclude, globalSetup },
      },
    ],
  },
})
