import { test } from 'vitest'
import { expectMany } from '#tests/support/sockets/many-sockets.ts'

test('a hundred sockets all receive what is published, and leave nothing behind', () => expectMany(100))
