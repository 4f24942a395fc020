import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeApiDocs } from './api-docs.ts'

test('docs/api.md is what the contract says; otherwise run npm run docs', async () => {
  expect(readFileSync('docs/api.md', 'utf8')).toBe(await writeApiDocs())
})
