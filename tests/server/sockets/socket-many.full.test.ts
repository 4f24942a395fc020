import { test } from 'vitest'
import { expectMany } from '#tests/support/sockets/many-sockets.ts'

test(
  'a thousand sockets all receive what is published, and leave nothing behind',
  () => expectMany(1_000),
  120_000,
)
