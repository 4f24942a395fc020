import { expect, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

type World = Awaited<ReturnType<typeof openClusters>>

const LOCKED = 'The cluster “A” is locked. Unlock it first.'
const IN_WRITING = 'The cluster “A” is being written. Wait until it is done, or cancel the writing first.'
const GONE = 'There is nothing under this id.'
/** What an answer is when the action is allowed and changes the cluster. */
const DONE = 'done'
/** What it is when there is nothing to change. */
const NOTHING = 'nothing'

/** How the cluster A comes into each state. */
const STATES: Record<string, (world: World) => Promise<unknown>> = {
  free: async () => {},
  locked: ({ a, edit }) => edit({ action: 'lock', articleIds: [a] }),
  merged: ({ a, b, edit }) => edit({ action: 'merge', articleIdsFrom: [a], articleIdTo: b }),
  dismissed: ({ a, edit }) => edit({ action: 'updatePriority', articleIds: [a], priority: 'low' }),
  excluded: ({ a, edit }) => edit({ action: 'delete', articleIds: [a] }),
  'being written': ({ a, look, workspaceId, contentplanId }) =>
    look(`insert into runs (workspace_id, name, key, payload, about, turn)
      values (${workspaceId}, 'writing', 'cluster ${a}', '{}',
        '{"contentplanId": ${contentplanId}, "clusterId": ${a}}', 1)`),
  published: ({ a, edit }) => edit({ action: 'updateStatus', articleIds: [a], status: 'published' }),
}

/** Everything that can be done to a cluster (C-041). */
const ACTIONS: Record<string, (world: World) => object> = {
  rename: ({ a }) => ({ action: 'rename', articleIds: [a], name: 'Another name' }),
  'choose the main keyword': ({ a, word }) => ({
    action: 'updateMainKeyword',
    articleIds: [a],
    mainKeywordId: word('two'),
  }),
  'choose a keyword of another cluster': ({ a, word }) => ({
    action: 'updateMainKeyword',
    articleIds: [a],
    mainKeywordId: word('four'),
  }),
  'merge away': ({ a, b }) => ({ action: 'merge', articleIdsFrom: [a], articleIdTo: b }),
  'merge into it': ({ a, b }) => ({ action: 'merge', articleIdsFrom: [b], articleIdTo: a }),
  exclude: ({ a }) => ({ action: 'delete', articleIds: [a] }),
  reset: ({ a }) => ({ action: 'reset', articleIds: [a] }),
  lock: ({ a }) => ({ action: 'lock', articleIds: [a] }),
  unlock: ({ a }) => ({ action: 'unlock', articleIds: [a] }),
  'favorite it': ({ a }) => ({ action: 'addToMap', articleIds: [a] }),
  'take from favorites': ({ a }) => ({ action: 'removeFromMap', articleIds: [a] }),
  dismiss: ({ a }) => ({ action: 'updatePriority', articleIds: [a], priority: 'low' }),
  'bring back': ({ a }) => ({ action: 'updatePriority', articleIds: [a], priority: false }),
  'set its status': ({ a }) => ({ action: 'updateStatus', articleIds: [a], status: 'drafted' }),
  'set its type': ({ a }) => ({ action: 'updateType', articleIds: [a], type: 'listicle' }),
  'set its intent': ({ a }) => ({ action: 'updateIntent', articleIds: [a], intent: 'transactional' }),
  'set its funnel': ({ a }) => ({ action: 'updateFunnel', articleIds: [a], funnel: 'bottom' }),
  'take it out of its hub': ({ a }) => ({ action: 'updateTopic', articleIds: [a], topicId: null }),
}

/** Answers other than `done`, by the action and then the state. */
const ANSWERS: Record<string, Record<string, string>> = {
  'choose a keyword of another cluster': { locked: LOCKED, 'being written': IN_WRITING },
  'merge away': { locked: LOCKED, 'being written': IN_WRITING },
  'merge into it': { locked: LOCKED, 'being written': IN_WRITING },
  exclude: { locked: LOCKED, 'being written': IN_WRITING },
  reset: { locked: LOCKED, 'being written': IN_WRITING },
  lock: { locked: NOTHING },
  unlock: { free: NOTHING, dismissed: NOTHING, 'being written': NOTHING, published: NOTHING },
  'take from favorites': {
    free: NOTHING,
    locked: NOTHING,
    dismissed: NOTHING,
    'being written': NOTHING,
    published: NOTHING,
  },
  dismiss: { dismissed: NOTHING },
  'bring back': { free: NOTHING, locked: NOTHING, 'being written': NOTHING, published: NOTHING },
  'set its status': { 'being written': IN_WRITING },
  'take it out of its hub': {
    free: NOTHING,
    locked: NOTHING,
    dismissed: NOTHING,
    'being written': NOTHING,
    published: NOTHING,
  },
}

/** A merged or excluded cluster does not exist any more. */
function expectedAnswer(action: string, state: string): string {
  if (state === 'merged' || state === 'excluded') return GONE
  return ANSWERS[action]?.[state] ?? DONE
}

test.each(Object.keys(STATES))(
  'every action on a cluster that is %s is done and can be undone, or is refused with its reason',
  async (state) => {
    const world = await openClusters()
    await STATES[state]?.(world)
    const before = await world.readAll()
    for (const [action, inputOf] of Object.entries(ACTIONS)) {
      const { status, body } = await world.edit(inputOf(world))
      const answer = status !== 200 ? body.message : body.changeId === null ? NOTHING : DONE
      expect([action, answer]).toEqual([action, expectedAnswer(action, state)])
      if (answer === DONE) await world.undo(body.changeId)
      expect([action, await world.readAll()]).toEqual([action, before])
    }
  },
)

test('what is done to 500 clusters at once is undone at once', async () => {
  const { look, edit, undo, readAll, workspaceId, contentplanId } = await openClusters()
  const rows = await look(`insert into articles (workspace_id, contentplan_id, title)
    select ${workspaceId}, ${contentplanId}, 'Many ' || n from generate_series(1, 500) n returning id`)
  const articleIds = rows.map(({ id }) => id)
  const before = await readAll()
  const inputs = [
    { action: 'addToMap' },
    { action: 'updatePriority', priority: 'low' },
    { action: 'updateType', type: 'product' },
    { action: 'lock' },
    { action: 'delete' },
  ]
  for (const input of inputs) {
    const { body } = await edit({ ...input, articleIds })
    expect(await readAll()).not.toEqual(before)
    await undo(body.changeId)
    expect(await readAll()).toEqual(before)
  }
})
