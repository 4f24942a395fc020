import { expect, test } from 'vitest'
import { listBuiltScreens } from './built-screens.ts'

const W = '/workspace/$workspaceId'
const PLAN = `${W}/contentplan/$contentplanId`

test('built screens are told apart by workspace and plan, and need no other id', () => {
  const known = [
    make('/clusterer'),
    make(`${W}/settings`, false),
    make(`${W}/ai-writer`),
    make(`${PLAN}/home`, false),
    make(`${PLAN}/keywords`),
    make(`${PLAN}/plan/{-$filter}`),
    make(`${PLAN}/settings`),
    make(`${PLAN}/article/$articleId`),
    make(`${PLAN}/onboarding/gsc`),
    { fullPath: `${PLAN}/nameless`, options: {} },
  ]
  const { ofWorkspace, ofPlan } = listBuiltScreens(known)
  expect([...ofWorkspace]).toEqual(['ai-writer'])
  expect([...ofPlan]).toEqual(['keywords', 'plan', 'settings'])
})

function make(fullPath: string, isBuilt = true) {
  return { fullPath, options: { staticData: { isBuilt } } }
}
