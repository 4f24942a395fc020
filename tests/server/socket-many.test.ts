import { test } from 'vitest'
import { expectMany } from '../support/many-sockets.ts'

test('a hundred sockets all hear what is published, and leave nothing behind', () => expectMany(100))
