import { describe, expect, test } from 'vitest'
import {
  describeCost,
  describeQueue,
  describeSpent,
  followStep,
  moveInQueue,
  sortQueue,
  type QueuedArticle,
} from './queue-view.ts'
import { describeMany } from './describe-many.ts'

function make(
  articleId: number,
  state: QueuedArticle['state'],
  more: Partial<QueuedArticle> = {},
): QueuedArticle {
  return {
    articleId,
    runId: 100 + articleId,
    title: `Article ${articleId}`,
    status: 'no status',
    state,
    is_in_line: true,
    step: null,
    progress: null,
    steps_done: 0,
    steps: 5,
    reason: null,
    tokens: 0,
    cost: 0,
    ended_at: null,
    ...more,
  }
}

const ARTICLES = [
  make(1, 'writing', { tokens: 4_000, cost: 20_000, step: 'Briefing' }),
  make(2, 'waiting', { is_in_line: false }),
  make(3, 'waiting'),
  make(4, 'waiting'),
  make(5, 'failed', { tokens: 1_000, cost: 5_000 }),
  make(6, 'done', { tokens: 90_000, cost: 300_000 }),
]
const QUEUE = { is_paused: false, held_reason: null, articles: ARTICLES }

describe('the queue of a plan', () => {
  test('is told in one line, with what it has cost', () => {
    expect(describeQueue(ARTICLES)).toBe('1 being written, 3 waiting, 1 failed, 1 done.')
    expect(describeQueue([])).toBe('Nothing is being written.')
    expect(describeSpent(ARTICLES)).toBe('Spent so far: $0.33.')
    expect(describeSpent([make(1, 'writing', { tokens: 5_000, cost: null })])).toBe(
      'Used so far: 5,000 tokens; not all prices are known.',
    )
    expect(describeSpent([make(1, 'writing', { tokens: 5_000 })])).toBe('Spent so far: nothing.')
    expect(describeSpent([make(1, 'waiting')])).toBe('')
  })

  test.each([
    [{ tokens: 0, cost: 0 }, ''],
    [{ tokens: 10, cost: 0 }, 'Free'],
    [{ tokens: 1_200, cost: null }, '1,200 tokens'],
    [{ tokens: 10, cost: 120_000 }, '$0.12'],
  ])('%o has cost "%s"', (article, words) => {
    expect(describeCost(article)).toBe(words)
  })

  test('shows an article that was started by itself before the line', () => {
    const { next, waiting } = sortQueue(ARTICLES)
    expect([next, waiting].map((list) => list.map(({ articleId }) => articleId))).toEqual([[2], [3, 4]])
  })

  test.each([
    [4, 3, [1, 2, 4, 3, 5, 6]],
    [3, null, [1, 2, 4, 3, 5, 6]],
    [3, 9, [1, 2, 3, 4, 5, 6]],
    [1, null, [1, 2, 3, 4, 5, 6]],
  ])('with article %i moved before %s is %j', (moved, before, order) => {
    expect(moveInQueue(QUEUE, { moved, before }).articles.map(({ articleId }) => articleId)).toEqual(order)
  })

  test('follows the step of the article that a message is about', () => {
    const sent = { runId: 101, stepName: 'Drafting', status: 'inProgress', progress: { done: 2, total: 8 } }
    expect(followStep(QUEUE, sent).articles[0]).toMatchObject({
      step: 'Drafting',
      steps_done: 2,
      progress: { done: 2, total: 8 },
    })
    expect(followStep(QUEUE, { ...sent, runId: 7 })).toBe(QUEUE)
    expect(followStep(QUEUE, { ...sent, runId: 103 }).articles[2]).toMatchObject({ step: null })
  })

  test.each([
    ['Briefing', 'done', { step: 'Researching', steps_done: 1, progress: null }],
    ['Briefing', 'inProgress', { step: 'Briefing', steps_done: 0 }],
    ['Illustrating', 'inProgress', { step: 'Illustrating', steps_done: 4 }],
    ['Illustrating', 'done', { step: 'Briefing', steps_done: 0 }],
    ['Briefing', 'error', { step: 'Briefing', steps_done: 0 }],
  ])('counts the steps that are done: %s is %s', (stepName, status, expected) => {
    expect(followStep(QUEUE, { runId: 101, stepName, status }).articles[0]).toMatchObject(expected)
  })

  test('a late message about an earlier step changes nothing', () => {
    const later = { ...QUEUE, articles: [make(1, 'writing', { step: 'Drafting', steps_done: 2 })] }
    expect(followStep(later, { runId: 101, stepName: 'Briefing', status: 'done' })).toBe(later)
  })
})

const priced = (credits: number, cost: number | null) => ({
  tokens: { least: 40_000, most: 90_000 },
  cost: cost === null ? null : { least: cost, most: 2 * cost },
  credits,
})

test.each([
  [
    40,
    [priced(1, 50_000), priced(0, 50_000)],
    '2 articles for 1 of your 40 credits; usually $0.10 to $0.20. Each takes its credit when it begins.',
  ],
  [
    null,
    [priced(1, null)],
    '1 article for 1 credit (you have no limit); usually 40,000 to 90,000 tokens. Each takes its credit when it begins.',
  ],
])('with %s credits left, %o reads: %s', (credits_left, covered, sentence) => {
  expect(describeMany({ estimate: { engine: 'model', credits_left }, covered })).toBe(sentence)
})

test('a model that costs nothing is said to', () => {
  expect(describeMany({ estimate: { engine: 'model', credits_left: 3 }, covered: [priced(1, 0)] })).toContain(
    'for 1 of your 3 credits; the model costs nothing.',
  )
})

test('articles of extracts cost no credit, and say what they are', () => {
  expect(describeMany({ estimate: { engine: 'extracts', credits_left: 3 }, covered: [priced(0, 0)] })).toBe(
    '1 article. There is no language model, so each becomes a research draft of extracts, which costs no credit.',
  )
})
