import { expect, test } from 'vitest'
import { explainImportError, percentChange } from './rules.ts'

test.each([
  [150, 100, 50],
  [100, 150, -33],
  [2, 3, -33],
  [0, 10, 0],
  [10, 0, 0],
  [null, 10, null],
  [10, null, null],
])('from %o after %o the change is %o percent', (last, previous, change) => {
  expect(percentChange(last, previous)).toBe(change)
})

test.each(['No refresh token', 'Please connect Google again.'])(
  'an access that has ended is explained by its code, whatever its sentence says: %s',
  (reason) => {
    expect(explainImportError({ reason, trouble: 'no_token' })).toEqual({
      what: 'Google ended the connection: the access was revoked or has expired.',
      how: 'Connect again and update: it goes on where it was, and your data stay.',
    })
  },
)

test.each(["We couldn't access your Google Search Console.", 'This account may not read it.'])(
  'a property that the account may not read is explained by its code, whatever its sentence says: %s',
  (reason) => {
    expect(explainImportError({ reason, trouble: 'no_access' })).toEqual({
      what: 'Google does not let this account read the property.',
      how: 'Ask its owner to share it, or use another account or property; what is here stays.',
    })
  },
)

test.each([null, undefined, 'no_money'])(
  'an error with the code %s is explained by its sentence',
  (trouble) => {
    const reason = 'No refresh token'
    expect(explainImportError({ reason, trouble })).toEqual({ what: reason, how: '' })
  },
)
