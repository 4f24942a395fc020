import { expect, test } from 'vitest'
import { writePageTitle } from './page-title.ts'

test.each([
  ['Keywords', 'Shop', 'Keywords | Shop |'],
  ['Sign in', undefined, 'Sign in | Keyloom'],
  [undefined, undefined, 'Keyloom'],
])('the window title for the screen %j of the plan %j is %j', (screen, plan, title) => {
  const { name, rest } = writePageTitle(screen, plan)
  expect(`${name}${rest}`).toBe(title)
})
