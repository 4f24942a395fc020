import { expect, test } from 'vitest'
import { describeUse } from './describe-use.ts'

const unused = { last_used_at: null, last_error: null, last_error_at: null }

test.each([
  [undefined, { tone: 'neutral', label: 'Not connected', note: null }],
  [unused, { tone: 'good', label: 'Connected', note: null }],
  [
    { ...unused, last_used_at: '2031-05-05T12:00:00Z' },
    { tone: 'good', label: 'Connected', note: 'Last used May 5, 2031, 12:00 PM.' },
  ],
  [
    {
      last_used_at: '2031-05-01T12:00:00Z',
      last_error: 'It refuses its key.',
      last_error_at: '2031-05-06T09:00:00Z',
    },
    { tone: 'danger', label: 'Failed', note: 'It refuses its key. (May 6, 2031, 9:00 AM)' },
  ],
])('a connection %j is described as %j', (found, words) => {
  expect(describeUse(found)).toEqual(words)
})
