import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

test.each([
  ['https://keyloom.example', 'keyloom.example', 'https://keyloom.example', true],
  ['https://keyloom.example', '127.0.0.1:4310', 'https://keyloom.example', true],
  ['http://localhost:4310', 'localhost:4310', 'https://keyloom.example', true],
  ['http://localhost:8080', 'localhost:8080', 'http://127.0.0.1:4310', true],
  ['http://127.0.0.1:8080', '127.0.0.1:8080', 'http://127.0.0.1:4310', true],
  ['http://box.example:8080', 'box.example', 'http://box.example:8080', true],
  ['http://keyloom.example', 'keyloom.example', 'https://keyloom.example', false],
  ['http://keyloom.example:8080', 'keyloom.example:8080', 'https://keyloom.example', false],
  ['http://localhost:3000', 'localhost:4310', 'http://127.0.0.1:4310', false],
  ['https://evil.example', 'keyloom.example', 'https://keyloom.example', false],
  ['null', 'keyloom.example', 'https://keyloom.example', false],
  [undefined, 'keyloom.example', 'https://keyloom.example', false],
])(
  'a page at %j that calls the host %j is one of the installation at %j: %j',
  (origin, host, publicUrl, isOwn) => {
    expect(isOwnOrigin({ origin, host }, publicUrl)).toBe(isOwn)
  },
)
