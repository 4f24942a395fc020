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
  ['a user without a workspace is signed out', list, [], [], '/auth/out'],
  ['a user without a workspace is signed out on every screen', want('Home', 1, 10), [], [shop], '/auth/out'],
  [
    'the first managed workspace is chosen before saas workspaces',
    list,
    [saas, managed, second],
    [shop],
    '/workspace/1/contentplan/10/home',
  ],
  [
    'an unknown workspace leads to the first managed one',
    want('Keywords', 9, 10),
    [saas, managed],
    [shop, blog],
    '/workspace/1/contentplan/10/home',
  ],
  [
    'without a managed workspace the first workspace is chosen',
    list,
    [saas],
    [],
    '/workspace/3/ultimate-clusterer',
  ],
  [
    'an unknown workspace of a saas user leads to the paid clusterer',
    want('WriterPaid', 9),
    [saas],
    [],
    '/workspace/3/ultimate-clusterer',
  ],
  ['a saas workspace stays on the paid clusterer', want('ClustererPaid', 3), [saas], [], null],
  ['a saas workspace stays on the paid writer', want('WriterPaid', 3), [saas], [], null],
  ['a saas workspace stays on keyword research', want('ResearchPaid', 3), [saas], [], null],
  ['a saas workspace stays on the screen after a payment', want('StripeLander', 3), [saas], [], null],
  [
    'a saas workspace opens no screen of a plan',
    want('Home', 3, 10),
    [saas],
    [shop],
    '/workspace/3/ultimate-clusterer',
  ],
  [
    'a saas workspace does not have to create a plan',
    want('Workspace', 3),
    [managed, saas],
    [],
    '/workspace/3/ultimate-clusterer',
  ],
  ['a workspace without a plan leads to creating one', list, [managed], [], '/workspace/1/contentplan/add'],
  [
    'a workspace without a plan opens no screen of a plan',
    want('Home', 1, 10),
    [managed],
    [],
    '/workspace/1/contentplan/add',
  ],
  [
    'a workspace without a plan shows no cards',
    want('Workspace', 1),
    [managed],
    [],
    '/workspace/1/contentplan/add',
  ],
  ['a plan can be created without having one', want('CreateContentplan', 1), [managed], [], null],
  ['the workspace settings open without a plan', want('WorkspaceSettings', 1), [managed], [], null],
  [
    'a single plan without a domain leads to the next step of its set-up',
    list,
    [managed],
    [bare],
    '/workspace/1/contentplan/12/onboarding/gsc',
  ],
  [
    'a single plan without a domain opens none of its screens',
    want('Keywords', 1, 12),
    [managed],
    [bare],
    '/workspace/1/contentplan/12/onboarding/gsc',
  ],
  [
    'a single plan with an empty domain counts as without a domain',
    list,
    [managed],
    [{ id: 12, domain: '' }],
    '/workspace/1/contentplan/12/onboarding/gsc',
  ],
  ['one of several plans opens without a domain', want('Keywords', 1, 12), [managed], [shop, bare], null],
  [
    'even the first of several plans opens without a domain',
    want('Keywords', 1, 12),
    [managed],
    [bare, shop],
    null,
  ],
  [
    'the second step of setting up stays open',
    want('CreateContentplanStep3', 1, 12),
    [managed],
    [bare],
    null,
  ],
  ['the last step of setting up stays open', want('CreateContentplanStep4', 1, 12), [managed], [bare], null],
  [
    'a later step without a plan leads to the first step',
    want('CreateContentplanStep3', 1),
    [managed],
    [shop],
    '/workspace/1/contentplan/add',
  ],
  [
    'a later step of an unknown plan leads to the first step',
    want('CreateContentplanStep4', 1, 99),
    [managed],
    [shop],
    '/workspace/1/contentplan/add',
  ],
  [
    'the list of workspaces leads to the first plan',
    list,
    [managed],
    [blog, shop],
    '/workspace/1/contentplan/11/home',
  ],
  [
    'an address of a plan without an id leads to the first plan',
    want('Home', 1),
    [managed],
    [shop, blog],
    '/workspace/1/contentplan/10/home',
  ],
  ['an unknown plan stays, and its screen says so', want('Home', 1, 99), [managed], [shop, blog], null],
  ['the cards of a known workspace stay open', want('Workspace', 2), [managed, second], [shop], null],
  ['a screen of a known plan stays open', want('Home', 2, 11), [managed, second], [shop, blog], null],
])('%s', (_, wanted, workspaces, plans, expected) => {
  expect(findLanding(wanted, { workspaces, plans })).toBe(expected)
})

test('the wanted workspace is chosen, else the first managed one, else the first', () => {
  expect(chooseWorkspace([saas, managed], 3)).toBe(saas)
  expect(chooseWorkspace([saas, managed], 7)).toBe(managed)
  expect(chooseWorkspace([saas], null)).toBe(saas)
  expect(chooseWorkspace([], 3)).toBeNull()
})
