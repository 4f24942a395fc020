import { defineConfig } from 'vitest/config'
import { FULL_FILES, TEST_FILES } from './scripts/testing/parts.ts'
import { writeTallyTo } from './scripts/testing/vitest-reporter.ts'

const tallyFile = process.env['KEYLOOM_TALLY']
const output = process.env['KEYLOOM_REPORT'] === 'short' ? 'dot' : 'default'
const isFull = process.env['KEYLOOM_FULL'] === '1'
const exclude = ['**/node_modules/**', ...(isFull ? [] : [FULL_FILES])]
const globalSetup = ['tests/support/database/database.ts']

export default defineConfig({
  test: {
    reporters: tallyFile ? [output, writeTallyTo(tallyFile)] : ['default'],
    setupFiles: ['tests/support/leaks.ts'],
    allowOnly: false,
    testTimeout: 20_000,
    // What is waited for comes when it does: machines are busy.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    env: { TZ: 'UTC' },
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'unit', include: TEST_FILES.unit, exclude } },
      { extends: true, test: { name: 'server', include: TEST_FILES.server, exclude, globalSetup } },
      { extends: true, test: { name: 'walls', include: TEST_FILES.walls, exclude, globalSetup } },
      { extends: true, test: { name: 'process', include: TEST_FILES.process, exclude, globalSetup } },
    ],
  },
})
