import { expect, test } from 'vitest'
import { chooseWorkspace, findLanding, type WantedPlace } from './landing.ts'

const managed = { id: 1, type: 'managed' } as const
const second = { id: 2, type: 'managed' } as const
const saas = { id: 3, type: 'saas' } as const
const shop = { id: 10, domain: 'shop.example' }
const blog = { id: 11, domain: 'blog.example' }
const bare = { id: 12, domain: null }

function want(screen: string, workspaceId: number | null, contentplanId: number | null = null): WantedPlace {
  const isForSaas = ['ClustererPaid', 'WriterPaid', 'ResearchPaid', 'StripeLander'].includes(screen)
  return { screen, isForSaas, workspaceId, contentplanId }
}

const list = want('WorkspaceList', null)

test.each([
  ['without a workspace one is signed out', list, [], [], '/auth/out'],
  ['without a workspace, wherever one wanted to go', want('Home', 1, 10), [], [shop], '/auth/out'],
  [
    'the first managed workspace comes before others',
    list,
    [saas, managed, second],
    [shop],
    '/workspace/1/contentplan/10/home',
  ],
  [
    'an unknown workspace becomes the first managed one',
    want('Keywords', 9, 10),
    [saas, managed],
    [shop, blog],
    '/workspace/1/contentplan/10/home',
  ],
  ['without a managed workspace the first is taken', list, [saas], [], '/workspace/3/ultimate-clusterer'],
  [
    'an unknown workspace is no way around the paid tools',
    want('WriterPaid', 9),
    [saas],
    [],
    '/workspace/3/ultimate-clusterer',
  ],
  ['saas stays on the paid clusterer', want('ClustererPaid', 3), [saas], [], null],
  ['saas stays on the paid writer', want('WriterPaid', 3), [saas], [], null],
  ['saas stays on keyword research', want('ResearchPaid', 3), [saas], [], null],
  ['saas comes back from the payment', want('StripeLander', 3), [saas], [], null],
  ['saas opens no screen of a plan', want('Home', 3, 10), [saas], [shop], '/workspace/3/ultimate-clusterer'],
  [
    'saas is not asked for a plan',
    want('Workspace', 3),
    [managed, saas],
    [],
    '/workspace/3/ultimate-clusterer',
  ],
  ['without a plan the first one is created', list, [managed], [], '/workspace/1/contentplan/add'],
  ['without a plan no plan opens', want('Home', 1, 10), [managed], [], '/workspace/1/contentplan/add'],
  ['without a plan there are no cards', want('Workspace', 1), [managed], [], '/workspace/1/contentplan/add'],
  ['creating a plan needs none', want('CreateContentplan', 1), [managed], [], null],
  ['the workspace settings need none', want('WorkspaceSettings', 1), [managed], [], null],
  [
    'a single plan without domain is set up further',
    list,
    [managed],
    [bare],
    '/workspace/1/contentplan/12/onboarding/gsc',
  ],
  [
    'a single plan without domain opens no screen',
    want('Keywords', 1, 12),
    [managed],
    [bare],
    '/workspace/1/contentplan/12/onboarding/gsc',
  ],
  [
    'a single plan with an empty domain counts as without',
    list,
    [managed],
    [{ id: 12, domain: '' }],
    '/workspace/1/contentplan/12/onboarding/gsc',
  ],
  ['one of several plans may lack its domain', want('Keywords', 1, 12), [managed], [shop, bare], null],
  ['even the first of several', want('Keywords', 1, 12), [managed], [bare, shop], null],
  ['setting up goes on where it is', want('CreateContentplanStep3', 1, 12), [managed], [bare], null],
  ['the last step too', want('CreateContentplanStep4', 1, 12), [managed], [bare], null],
  [
    'a step without plan is the first step',
    want('CreateContentplanStep3', 1),
    [managed],
    [shop],
    '/workspace/1/contentplan/add',
  ],
  [
    'a step of an unknown plan too',
    want('CreateContentplanStep4', 1, 99),
    [managed],
    [shop],
    '/workspace/1/contentplan/add',
  ],
  ['the list leads to the first plan', list, [managed], [blog, shop], '/workspace/1/contentplan/11/home'],
  [
    'an unknown plan leads to the first',
    want('Home', 1, 99),
    [managed],
    [shop, blog],
    '/workspace/1/contentplan/10/home',
  ],
  ['the cards of a workspace stay', want('Workspace', 2), [managed, second], [shop], null],
  ['a known place stays', want('Home', 2, 11), [managed, second], [shop, blog], null],
])('%s', (_, wanted, workspaces, plans, expected) => {
  expect(findLanding(wanted, { workspaces, plans })).toBe(expected)
})

test('the workspace whose plans count is the one that is gone to', () => {
  expect(chooseWorkspace([saas, managed], 3)).toBe(saas)
  expect(chooseWorkspace([saas, managed], 7)).toBe(managed)
  expect(chooseWorkspace([saas], null)).toBe(saas)
  expect(chooseWorkspace([], 3)).toBeNull()
})
