import { test } from 'vitest'
import { expectMany } from '#tests/support/sockets/many-sockets.ts'

test('a hundred sockets all hear what is published, and leave nothing behind', () => expectMany(100))
