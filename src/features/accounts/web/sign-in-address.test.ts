import { expect, test } from 'vitest'
import { placeAfterAuthorisation, writeSignInAddress } from './sign-in-address.ts'

const PLAN = '/workspace/1/contentplan/2'

test.each([
  [`${PLAN}/settings`, 'analytics', `${PLAN}/ga-integration`],
  [`${PLAN}/settings?tab=integrations`, 'search-console', `${PLAN}/gsc-integration?tab=integrations`],
  [`${PLAN}/onboarding/gsc`, 'search-console', `${PLAN}/onboarding/gsc`],
  [`${PLAN}/home?from=settings`, 'analytics', `${PLAN}/home?from=settings`],
  [`${PLAN}/settings`, 'invitation', `${PLAN}/settings`],
  [`${PLAN}/settings`, undefined, `${PLAN}/settings`],
])('from %s, authorised for %s, the browser returns to %s', (place, scope, expected) => {
  expect(placeAfterAuthorisation(place, scope)).toBe(expected)
})

test.each([
  [{}, ''],
  [{ provider: 'local' }, '?provider=local'],
  [{ type: 'mini' }, '?type=mini'],
  [{ token: 'secret', type: 'managed' }, '?type=managed'],
  [
    { next: `${PLAN}/settings`, scope: 'analytics', workspaceId: '1', accessKey: 'k', contentplanId: '2' },
    '?next=%2Fworkspace%2F1%2Fcontentplan%2F2%2Fga-integration&scope=analytics&workspaceId=1&accessKey=k&contentplanId=2',
  ],
])('the parameters %j are forwarded to the server', (search, query) => {
  expect(writeSignInAddress(search)).toBe(`/api/integrations/cognito/login${query}`)
})
