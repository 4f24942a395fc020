import { expect, test } from 'vitest'
import { listOtherScreens } from './other-screens.ts'

const PLAN = '/workspace/$workspaceId/contentplan/$contentplanId'

test('the palette finds screens of a plan that the navigation does not show', () => {
  const known = [
    make('/clusterer', 'Keyword clusterer'),
    make('/workspace/$workspaceId/settings', 'Settings'),
    make(`${PLAN}/home`, 'Home'),
    make(`${PLAN}/director`, 'Director view'),
    make(`${PLAN}/director/$sharingKey`, 'Director view'),
    make(`${PLAN}/onboarding/gsc`, 'Connect Search Console'),
    make(`${PLAN}/settings`, 'Settings'),
    { fullPath: `${PLAN}/nameless`, options: {} },
  ]
  expect(listOtherScreens(known)).toEqual([
    { label: 'Director view', screen: 'director' },
    { label: 'Content plan settings', screen: 'settings' },
  ])
})

function make(fullPath: string, title: string) {
  return { fullPath, options: { staticData: { title } } }
}
