import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeBrowserContracts } from './browser-contract.ts'

test.each(Object.entries(writeBrowserContracts()))(
  '%s is what the contract says; otherwise run npm run docs',
  (path, text) => {
    expect(readFileSync(path, 'utf8')).toBe(text)
  },
)
