import { expect, test } from 'vitest'
import { openTexts } from '#tests/support/articles/text-world.ts'

const PROFILE = {
  language: 'en',
  mainKeyword: 'boots',
  pages: 1,
  terms: [],
  topics: [],
  length: { low: 100, usual: 200, high: 300 },
  ease: 0.5,
  shingles: [],
}
const CARD = {
  id: 'E1',
  section: 0,
  kind: 'stat',
  quote: 'Boots cost 99 dollars.',
  paraphrase: 'Boots cost 99 dollars.',
  url: 'https://one.example/boots',
  date: null,
}
const GOOD = '## Price\n\nBoots cost 99 dollars [[1]](https://one.example/boots "E1").'

test('an article of agents is reviewed only without a fault, and one that people have written without a judge', async () => {
  const { a, b, look, workspaceId, contentplanId, save, edit, call } = await openTexts()
  await look(`insert into article_research (article_id, workspace_id, contentplan_id, sources, research, profile)
    values (${a}, ${workspaceId}, ${contentplanId}, '{https://one.example/boots}',
      '${JSON.stringify({ cards: [CARD], contradictions: [], missing: [] })}', '${JSON.stringify(PROFILE)}')`)
  const bad = `${GOOD}\n\nThey are warm [[2]](https://two.example/ "E9"). See [this](https://other.example/).\n\n## Care\n`
  await save(bad, { section: 'final' })
  await save(bad, { section: 'final', articleId: b })
  const review = (articleId: number, status = 'reviewed') =>
    edit({ action: 'updateStatus', articleIds: [articleId], status })
  const refused = await review(a)
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect(refused.body.message).toMatch(/^This text cannot be marked as reviewed: 1 citation .*link.*section/)
  expect((await review(a, 'published')).status).toBe(409)
  expect((await review(a, 'edited')).status).toBe(200)
  expect((await review(b)).status).toBe(200)
  await save(GOOD, { section: 'final' })
  expect((await review(a)).status).toBe(200)
  const { body: score } = await call('GET', `/article/${a}/score`)
  expect(score).toMatchObject({ gates: [] })
  expect((await call('GET', `/article/${b}/score`)).body).toBeNull()
})
