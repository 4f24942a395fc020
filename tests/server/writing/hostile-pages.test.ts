import { expect, test, vi } from 'vitest'
import { parseSource } from '#features/pages/server/reading/parse-source.ts'
import { keepSources } from '#features/writing/server/material/research-rows.ts'
import { readSources } from '#features/writing/server/sources/read-sources.ts'
import { storeSource } from '#features/writing/server/sources/store-source.ts'
import { makeProfile } from '#features/writing/score/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { listHostilePages } from '#tests/support/hostile/hostile-pages.ts'
import { makeFailureWorld } from '#tests/support/writing/failure-world.ts'
import { shareSandbox } from '#tests/support/writing/shared-sandbox.ts'

// Whole runs take longer on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const sandbox = shareSandbox()
const PAGES = listHostilePages()
const urlOf = (name: string) => `https://${name}.hostile.example/`

/** A cluster whose sources are the sixty pages, read as the program reads them. */
async function makeHostileWorld(model: ((sandboxModel: Model) => Model) | null) {
  const world = await makeFailureWorld({
    sandbox: sandbox(),
    status: null,
    keywords: ['winter boots', 'warm winter boots'],
    model,
  })
  const read = await Promise.all(
    PAGES.map(async ({ name, html }) => ({ url: urlOf(name), content: await parseSource(html) })),
  )
  world.leaveSources()
  await world.inPlan(async (ctx, plan) => {
    for (const page of read)
      await storeSource(ctx, { plan, fetched: { ...page, status: 200, problem: null } })
    const urls = read.map(({ url }) => url)
    const pages = await readSources(ctx, { plan, urls })
    const profile = makeProfile({
      pages,
      keywords: ['winter boots'],
      mainKeyword: 'winter boots',
      language: 'en',
    })
    await keepSources(ctx, { plan, articleId: world.articleId, urls, profile })
  })
  return world
}

/** A model that does what the pages want: it links to them, draws their images and writes their scripts. */
function obey(model: Model): Model {
  const orders = PAGES.slice(0, 8)
    .map(
      ({ canary: [word, url] }) =>
        `[${word}](${url}) ![${word}](${url}?q=secret) <img src="${url}"> ${url} <script src="${url}"></script> [x](javascript:alert(1)) [[9]](${url} "E1")`,
    )
    .join('\n\n')
  return {
    ...model,
    async generateText(request) {
      const answer = await model.generateText(request)
      return { ...answer, text: `${answer.text}\n\n${orders}` }
    },
  }
}

test.each([
  ['the model that writes from them', (model: Model) => model, 'illustrated'],
  ['a model that obeys them', obey, 'illustrated'],
  ['the extracts that are made without a model', null, 'drafted'],
] as const)(
  'of sixty hostile pages nothing is obeyed, linked or run in the texts by %s',
  async (_who, model, status) => {
    const world = await makeHostileWorld(model)
    await world.work()
    expect(await world.write()).toMatchObject({ state: 'done' })
    expect(await world.readStatus()).toBe(status)
    const texts = await world.readTexts()
    const words = model === obey ? [] : PAGES.map(({ canary: [word = ''] }) => word)
    for (const text of Object.values(texts)) {
      expect(text).not.toMatch(/evil-\d+|<script|javascript:|<img|!\[/i)
      expect(words.filter((word) => text.includes(word))).toEqual([])
      for (const [, host] of text.matchAll(/https?:\/\/([^\s/)">]+)/g))
        expect(host).toMatch(/\.hostile\.example$|^trailhouse\.example$/)
    }
  },
)
