import type { Page } from '@playwright/test'
import { seedLinks } from '#tests/support/browser/journey-links.ts'
import { makePerson, signInAs, type Person } from '#tests/support/browser/journey-person.ts'
import { planPath } from '#tests/journeys/shell/shell-page.ts'

/** Opens the internal links of a shop: its guides link to boots and tents, one link is broken, one leads to a redirect. */
export async function openLinks(page: Page, screen = 'internal-links'): Promise<Person> {
  const person = await makePerson({
    workspaces: [{ name: 'Acme Studio', plans: [{ name: 'Acme', domain: 'shop.example' }] }],
  })
  await seedLinks(person, {
    links: [
      { from: '/', to: '/boots', anchor: 'Boots', isInNavigation: true },
      { from: '/', to: '/tents', anchor: 'Tents', isInNavigation: true },
      { from: '/guides/lacing', to: '/boots', anchor: 'our boots' },
      { from: '/guides/camping', to: '/tents', anchor: 'light tents' },
      { from: '/guides/camping', to: '/boots', anchor: '', isNofollow: true },
      { from: '/guides/camping', to: '/gone', anchor: 'stoves' },
      { from: '/boots', to: '/guides/lacing', anchor: 'how to lace them' },
      { from: '/tents', to: '/moved', anchor: 'pegs' },
    ],
    answers: { '/gone': 404, '/moved': 301, '/lonely': 200, '/fresh': null },
  })
  await signInAs(page, person)
  await page.goto(planPath(person, screen))
  return person
}

export function graph(page: Page) {
  return page.getByRole('application', { name: /^Links between/ })
}

export function linkTable(page: Page, name: string) {
  return page.getByRole('table', { name, exact: true })
}

export function chosen(page: Page) {
  return page.getByRole('region', { name: 'Chosen page' })
}
