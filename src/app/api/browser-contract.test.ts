import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeBrowserContract } from './browser-contract.ts'

test('src/app/contract.json is what the contract says; otherwise run npm run docs', () => {
  expect(readFileSync('src/app/contract.json', 'utf8')).toBe(writeBrowserContract())
})
