import { describe, expect, test } from 'vitest'
import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { KeywordData } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'

const numbersOf = (keyword: string) => ({
  keyword,
  searchVolume: keyword.length * 10,
  cpc: 0.5,
  competition: 20,
})

/** Keyword data with a volume for every keyword, in batches, and three related keywords each. */
function makeKeywordData(asked: object[], change: Partial<KeywordData> = {}): KeywordData {
  return {
    name: 'made-up',
    label: 'Made up',
    isSandbox: true,
    volumes: {
      batchSize: 1000,
      pricePerCall: 0,
      fetch: async ({ keywords, ...market }) => {
        asked.push({ count: keywords.length, ...market })
        return keywords.map(numbersOf)
      },
    },
    related: {
      pricePerCall: 0,
      pricePerKeyword: 0,
      fetch: async ({ keyword, ...rest }) => {
        asked.push({ keyword, ...rest })
        return ['', ' men', ' Men', ' for women'].map((more) => numbersOf(`${keyword}${more}`))
      },
    },
    ...change,
  }
}

function makeModel(words: string[]): Model {
  return {
    name: 'made-up:model',
    isSandbox: true,
    price: null,
    generateText: async () => ({
      text: '',
      usage: { inputTokens: 1, outputTokens: 1, cost: null },
      isCutOff: false,
    }),
    generateObject: async ({ schema }) => ({
      object: schema.parse({ keywords: words }),
      usage: { inputTokens: 1, outputTokens: 1, cost: null },
    }),
  }
}

const down: KeywordData['volumes'] = {
  batchSize: 2,
  pricePerCall: 0,
  fetch: async () => {
    throw new AdapterError('payment', 'DataForSEO wants to be paid first: please look at the balance there.')
  },
}

/** Fails as a call does that times out. */
async function endTooLate(): Promise<never> {
  throw new DOMException('The operation was aborted due to timeout', 'TimeoutError')
}

async function openResearch(providers: Parameters<typeof openKeywordPlan>[0]) {
  const plan = await openKeywordPlan(providers)
  const { call, contentplanId, path } = plan
  return {
    ...plan,
    process: (keywordsInput: string[], more: object = {}) =>
      call('POST', '/keyword/process', { contentplanId, keywordsInput, save: false, ...more }),
    relate: (keywords: string[]) => call('POST', `${path}/related`, { keywords }),
    ask: (prompt: string) => call('POST', `${path}/ai`, { prompt }),
  }
}

describe('a pasted list', () => {
  test('is split and cleaned, and returned with volumes and with the keywords that the plan has already', async () => {
    const asked: object[] = []
    const { process, save, names } = await openResearch({
      providers: { keywordData: makeKeywordData(asked) },
    })
    await save([{ keyword: 'Boots' }])
    const { body } = await process([
      'trail shoes\tboots\r\n  trail   SHOES ',
      'what is seo?',
      '',
      '???',
      '🥾 boots',
    ])
    expect(body).toEqual({
      keywords: [
        {
          keyword: 'trail shoes',
          estimated_search_volume: 110,
          volume_is_rough: false,
          difficulty: null,
          cpc: 0.5,
          competition: 20,
          status: null,
        },
        expect.objectContaining({ keyword: 'boots', estimated_search_volume: 50, status: 'not_in_plan' }),
      ],
      ignored: [
        { reason: 'repeated', count: 1, examples: ['trail SHOES'] },
        {
          reason: 'punctuation or special symbols',
          count: 3,
          examples: ['what is seo?', '???', '🥾 boots'],
        },
      ],
      notice: null,
    })
    expect(asked).toMatchObject([{ count: 2, location: '2840', language: 'en' }])
    expect(await names()).toEqual(['Boots'])
  })

  test('keeps ignored lines of the kinds that the user takes, cleaned by the rule for all keywords', async () => {
    const { process, save, names } = await openResearch({
      providers: { keywordData: makeKeywordData([]) },
    })
    const lines = ['how to clean boots?', 'rock & roll', 'site:shop.example', '???']
    const textsOf = async (take: string[]) =>
      (await process(lines, { take })).body.keywords.map(({ keyword }: { keyword: string }) => keyword)
    expect(await textsOf([])).toEqual([])
    expect(await textsOf(['punctuation'])).toEqual(['how to clean boots', 'rock & roll'])
    expect(await textsOf(['review'])).toEqual(['site:shop.example'])
    await save([...lines, "kids' tent!", 'KIDS’ TENT'].map((keyword) => ({ keyword })))
    expect(await names()).toEqual(
      expect.arrayContaining(['how to clean boots', 'rock & roll', 'site:shop.example', "kids' tent"]),
    )
  })

  test('shows the numbers that its keywords will have in the plan', async () => {
    const { process, save } = await openResearch({ providers: { keywordData: makeKeywordData([]) } })
    await save([{ keyword: 'hiking boots', estimated_search_volume: 90_500, difficulty: 40, cpc: 2 }])
    const { body } = await process(['hiking boots', 'tents'])
    expect(body.keywords).toMatchObject([
      { keyword: 'hiking boots', estimated_search_volume: 90_500, difficulty: 40, cpc: 0.5 },
      { keyword: 'tents', estimated_search_volume: 50, difficulty: null },
    ])
    await save([body.keywords[0]])
    expect((await process(['hiking boots', 'tents'])).body.keywords[0]).toMatchObject({
      estimated_search_volume: 90_500,
      cpc: 0.5,
    })
  })

  test('of 5,000 lines is sent to the service in thousands, and one more line is refused', async () => {
    const asked: { count?: number }[] = []
    const { process } = await openResearch({ providers: { keywordData: makeKeywordData(asked) } })
    const lines = Array.from({ length: 5001 }, (_, at) => `word ${at}`)
    expect((await process([lines.slice(1).join('\n')])).body.keywords).toHaveLength(5000)
    expect(asked.map(({ count }) => count)).toEqual([1000, 1000, 1000, 1000, 1000])
    expect(await process(lines)).toMatchObject({
      status: 400,
      body: { message: 'You can add up to 5000 at once' },
    })
  })

  test('has no volumes without a source of keyword data, and says so', async () => {
    const { process } = await openResearch({})
    const { body } = await process(['a\nb'])
    expect(body.keywords).toMatchObject([
      { keyword: 'a', estimated_search_volume: null },
      { keyword: 'b', estimated_search_volume: null },
    ])
    expect(body.notice).toContain('No provider of search volumes')
  })

  test('is not lost when the service for volumes fails, and the service is called once', async () => {
    let calls = 0
    const volumes = {
      ...down,
      fetch: async (...input: Parameters<typeof down.fetch>) => (calls++, down.fetch(...input)),
    }
    const { process } = await openResearch({ providers: { keywordData: makeKeywordData([], { volumes }) } })
    const { status, body } = await process(['a\nb\nc\nd\ne'])
    expect(status).toBe(200)
    expect(body.keywords).toHaveLength(5)
    expect(body.notice).toBe('DataForSEO wants to be paid first: please look at the balance there.')
    expect(calls).toBe(1)
  })

  test('is not lost when that service is too slow', async () => {
    const volumes = { ...down, fetch: () => endTooLate() }
    const { process } = await openResearch({ providers: { keywordData: makeKeywordData([], { volumes }) } })
    const { status, body } = await process(['a\nb'])
    expect(status).toBe(200)
    expect(body.notice).toBe('The service does not answer in time; please try again later.')
  })

  test('of punctuation only is empty, and says why', async () => {
    const { process } = await openResearch({})
    expect((await process(['!!!\n...\n---'])).body).toMatchObject({
      keywords: [],
      ignored: [
        { reason: 'punctuation or special symbols', count: 2 },
        { reason: 'neither letters nor digits', count: 1 },
      ],
    })
  })
})

describe('related keywords', () => {
  test('are returned once each, without the given ones, the highest volume first', async () => {
    const asked: object[] = []
    const { relate } = await openResearch({ providers: { keywordData: makeKeywordData(asked) } })
    const { body } = await relate(['boots', 'boots men'])
    expect(body.keywords.map((row: { keyword: string }) => row.keyword)).toEqual([
      'boots men for women',
      'boots for women',
      'boots men men',
    ])
    expect(asked).toMatchObject([{ keyword: 'boots' }, { keyword: 'boots men' }])
  })

  test('are searched for twenty lines, and further lines are ignored', async () => {
    const asked: object[] = []
    const { relate } = await openResearch({ providers: { keywordData: makeKeywordData(asked) } })
    await relate(Array.from({ length: 30 }, (_, at) => `word ${at}`))
    expect(asked).toHaveLength(20)
  })

  test('are returned for the lines that work, with a notice about those that fail', async () => {
    const keywordData = makeKeywordData([])
    const { fetch } = keywordData.related
    const related = {
      ...keywordData.related,
      fetch: async (...[query, options]: Parameters<typeof fetch>) => {
        if (query.keyword === 'bad') throw new AdapterError('unavailable', 'It does not work at the moment.')
        return fetch(query, options)
      },
    }
    const { relate } = await openResearch({ providers: { keywordData: { ...keywordData, related } } })
    const some = await relate(['boots', 'bad'])
    expect(some.body).toMatchObject({ notice: 'It does not work at the moment.' })
    expect(some.body.keywords).toHaveLength(2)
    expect(await relate(['bad'])).toMatchObject({
      status: 503,
      body: { message: 'It does not work at the moment.' },
    })
  })

  test('need a connected source and at least one line', async () => {
    const unconnected = await openResearch({})
    expect(await unconnected.relate(['boots'])).toMatchObject({
      status: 424,
      body: { code: 'not_connected' },
    })
    expect((await unconnected.relate(['  ', '\n'])).status).toBe(400)
  })
})

describe('asking a model', () => {
  test('returns cleaned keywords with volumes', async () => {
    const model = makeModel([' Trail Shoes', 'trail shoes', '', 'boots\n', '…'])
    const { ask } = await openResearch({ providers: { model, keywordData: makeKeywordData([]) } })
    expect((await ask('Shoes for a running shop')).body).toMatchObject({
      keywords: [
        { keyword: 'Trail Shoes', estimated_search_volume: 110 },
        { keyword: 'boots', estimated_search_volume: 50 },
      ],
      notice: null,
    })
  })

  test('works without volumes, but not without a model', async () => {
    const { ask } = await openResearch({ providers: { model: makeModel(['boots']) } })
    expect((await ask('Shoes')).body).toMatchObject({
      keywords: [{ keyword: 'boots', estimated_search_volume: null }],
      notice: expect.stringContaining('not known'),
    })
    expect((await ask('  ')).status).toBe(400)
    const unconnected = await openResearch({})
    expect(await unconnected.ask('Shoes')).toMatchObject({ status: 424, body: { code: 'not_connected' } })
  })
})
