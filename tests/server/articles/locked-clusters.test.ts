import { expect, test } from 'vitest'
import { openClusters } from '#tests/support/articles/small-clusters.ts'

type World = Awaited<ReturnType<typeof openClusters>>

/** Makes the undo of a change wait until A is locked. */
type Later = () => Promise<{ status: number }>

const REFUSED = { status: 409, body: { message: 'The cluster “A” is locked. Unlock it first.' } }

/** Every way to change a cluster but its name, page, hub and lock. Each is tried on the cluster A while it is locked. */
const WAYS: [string, (world: World) => Promise<unknown>, object][] = [
  ['a deletion', ({ a, b, edit }) => edit({ action: 'delete', articleIds: [b, a] }), REFUSED],
  ['a reset', ({ a, edit }) => edit({ action: 'reset', articleIds: [a] }), REFUSED],
  [
    'a merge into another cluster',
    ({ a, b, edit }) => edit({ action: 'merge', articleIdsFrom: [a], articleIdTo: b }),
    REFUSED,
  ],
  [
    'a merge of another cluster',
    ({ a, b, edit }) => edit({ action: 'merge', articleIdsFrom: [b], articleIdTo: a }),
    REFUSED,
  ],
  [
    'a move of its keyword',
    ({ b, word, change }) =>
      change({ keywordIds: [word('one'), word('five')], action: 'move', toArticleId: b }),
    REFUSED,
  ],
  [
    'a move of a keyword into it',
    ({ a, word, change }) => change({ keywordIds: [word('five')], action: 'move', toArticleId: a }),
    REFUSED,
  ],
  [
    'new words for it',
    ({ a, change }) => change({ keywordIds: [], newKeywords: ['six'], action: 'move', toArticleId: a }),
    REFUSED,
  ],
  [
    'a new cluster of its keyword',
    ({ word, create }) => create({ name: 'C', keywordIds: [word('one'), word('five')] }),
    REFUSED,
  ],
  [
    'an exclusion of its keyword alone',
    ({ word, change }) => change({ keywordIds: [word('one')], action: 'exclude' }),
    { status: 200, body: { changed: 0, locked: 1, changeId: null } },
  ],
  [
    'an exclusion of its keyword among others',
    ({ word, change }) =>
      change({ keywordIds: [word('one'), word('three'), word('five')], action: 'exclude' }),
    { status: 200, body: { changed: 2, locked: 1 } },
  ],
  [
    'a reset of its keyword among others',
    ({ word, change }) => change({ keywordIds: [word('two'), word('four')], action: 'reset' }),
    { status: 200, body: { changed: 1, locked: 1 } },
  ],
  [
    'the flag that excludes',
    ({ word, change }) => change({ keywordIds: [word('two'), word('four')], excluded: true }),
    { status: 200, body: { changed: 1, locked: 1 } },
  ],
]

test.each(WAYS)('a locked cluster is not changed by %s', async (_name, act, answer) => {
  const world = await openClusters()
  const { a, edit, look } = world
  await edit({ action: 'lock', articleIds: [a] })
  const readLocked = () => readCluster(look, a)
  const before = await readLocked()
  expect(await act(world)).toMatchObject(answer)
  expect(await readLocked()).toEqual(before)
})

/** Changes of A that are undone only when it is locked again. */
const UNDONE: [string, (world: World) => Promise<Later>][] = [
  [
    'a move into it',
    async ({ a, word, change, undo }) => {
      const { body } = await change({ keywordIds: [word('five')], action: 'move', toArticleId: a })
      return () => undo(body.changeId)
    },
  ],
  [
    'a move out of it',
    async ({ b, word, change, undo }) => {
      const { body } = await change({ keywordIds: [word('one')], action: 'move', toArticleId: b })
      return () => undo(body.changeId)
    },
  ],
  [
    'a merge into it',
    async ({ a, b, edit, undo }) => {
      const { body } = await edit({ action: 'merge', articleIdsFrom: [b], articleIdTo: a })
      return () => undo(body.changeId)
    },
  ],
  [
    'the undo of a move',
    async ({ a, word, change, undo }) => {
      const { body } = await change({ keywordIds: [word('three')], action: 'move', toArticleId: a })
      const undone = await undo(body.changeId)
      return () => undo(undone.body.changeId)
    },
  ],
  [
    'the import of its keywords',
    async ({ call, path, contentplanId }) => {
      const { entries } = (await call('GET', `/contentplan/${contentplanId}/history`)).body
      const { importId } = entries.find(({ source }: { source: string }) => source === 'import')
      return () => call('POST', `${path}/import/${importId}/undo`)
    },
  ],
]

test.each(UNDONE)('a locked cluster is not changed by the undo of %s', async (_name, make) => {
  const world = await openClusters()
  const later = await make(world)
  await world.edit({ action: 'lock', articleIds: [world.a] })
  const before = await readCluster(world.look, world.a)
  expect((await later()).status).toBe(200)
  expect(await readCluster(world.look, world.a)).toEqual(before)
})

test('an unlocked cluster can be changed again, and a refusal of many clusters says how many are locked', async () => {
  const { a, b, edit } = await openClusters()
  await edit({ action: 'lock', articleIds: [a, b] })
  expect((await edit({ action: 'delete', articleIds: [a, b] })).body.message).toBe(
    '2 of these clusters are locked, “A” among them. Unlock them first.',
  )
  await edit({ action: 'unlock', articleIds: [a, b] })
  expect((await edit({ action: 'delete', articleIds: [a, b] })).status).toBe(200)
})

test('a locked cluster can get another name and hub, and each of them back', async () => {
  const { a, edit, preview, undo, look, call, contentplanId } = await openClusters()
  await edit({ action: 'lock', articleIds: [a] })
  const before = await readCluster(look, a)
  const { body: hub } = await call('POST', `/contentplan/${contentplanId}/topic`, { name: 'Boots' })
  for (const change of [
    { action: 'updateTopic', articleIds: [a], topicId: hub.id },
    { action: 'rename', articleIds: [a], name: 'Z' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    const { body } = await edit(change)
    expect(await readCluster(look, a)).not.toEqual(before)
    expect((await preview(body.changeId)).body).toMatchObject({ articlesEdited: 1, lockedArticles: 0 })
    expect((await undo(body.changeId)).body).toMatchObject({ articlesEdited: 1, lockedArticles: 0 })
    expect(await readCluster(look, a)).toEqual(before)
  }
})

async function readCluster(look: World['look'], id: number) {
  return [
    await look(
      `select to_jsonb(a) - '{updated_at,status_updated_at}'::text[] as row from articles a where id = ${id}`,
    ),
    await look(`select id, keyword, excluded from keywords where article_id = ${id} order by id`),
  ]
}
