import { defineConfig } from 'vitest/config'
import { FULL_FILES, TEST_FILES } from './scripts/testing/parts.ts'
import { writeTallyTo } from './scripts/testing/vitest-reporter.ts'

const tallyFile = process.env['KEYLOOM_TALLY']
const output = process.env['KEYLOOM_REPORT'] === 'short' ? 'dot' : 'default'
const isFull = process.env['KEYLOOM_FULL'] === '1'
const exclude = ['**/node_modules/**', ...(isFull ? [] : [FULL_FILES])]
const onDatabase = {
  globalSetup: ['tests/support/database/database.ts'],
  setupFiles: ['tests/support/database/checked-rows.ts'],
}

export default defineConfig({
  // Workers get no condition `development`: the program loads packages without it, and micromark's checked build is slower.
  plugins: [
    {
      name: 'packages-as-the-program-loads-them',
      configResolved: ({ ssr }) => {
        ssr.resolve = { ...ssr.resolve, conditions: ['node'] }
      },
    },
  ],
  test: {
    reporters: tallyFile ? [output, writeTallyTo(tallyFile)] : ['default'],
    setupFiles: ['tests/support/leaks.ts'],
    allowOnly: false,
    // For what hangs: machines are busy, and no test may depend on how fast they are.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    hookTimeout: 120_000,
    env: { TZ: 'UTC' },
    maxWorkers: 2,
    projects: [
      // One process runs many files of these: they hold nothing open and change nothing outside of themselves.
      { extends: true, test: { name: 'unit', include: TEST_FILES.unit, exclude, isolate: false } },
      {
        extends: true,
        test: { name: 'server', include: TEST_FILES.server, exclude, ...onDatabase, isolate: false },
      },
      { extends: true, test: { name: 'walls', include: TEST_FILES.walls, exclude, ...onDatabase } },
      { extends: true, test: { name: 'process', include: TEST_FILES.process, exclude, ...onDatabase } },
    ],
  },
})
