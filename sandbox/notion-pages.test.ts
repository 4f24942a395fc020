import { APIErrorCode, isFullPage } from '@notionhq/client'
import { expect, test } from 'vitest'
import { prepareNotionPeer } from '#tests/support/publishers/notion-peer.ts'

const { open, parentId, order, listBlocks } = prepareNotionPeer()
const text = (content: string) => [{ text: { content } }]
const paragraph = (content: string) => ({ paragraph: { rich_text: text(content) } })
const create = (title: string, children = [paragraph('One.')]) =>
  open().pages.create({
    parent: { page_id: parentId() },
    properties: { title: { title: text(title) } },
    children,
  })

const search = async (query: string) =>
  (await open().search({ query, filter: { property: 'object', value: 'page' } })).results.length

test('Notion’s library creates, reads, changes and trashes a page', async () => {
  const made = await create('Boots')
  const page = await open().pages.retrieve({ page_id: made.id })
  expect(isFullPage(page) && page).toMatchObject({
    in_trash: false,
    parent: { type: 'page_id', page_id: parentId() },
    created_time: '2026-04-20T20:00:00.000Z',
  })
  await open().pages.update({
    page_id: made.id,
    erase_content: true,
    properties: { title: { title: text('Shoes') } },
  })
  expect(await listBlocks(made.id)).toEqual([])
  const { results } = await open().blocks.children.append({
    block_id: made.id,
    children: [paragraph('Two.')],
  })
  await open().blocks.delete({ block_id: results[0]?.id ?? '' })
  expect(await listBlocks(made.id)).toEqual([])
  expect(await listBlocks(parentId())).toMatchObject([{ type: 'child_page', child_page: { title: 'Shoes' } }])
  await open().pages.update({ page_id: made.id, in_trash: true })
  expect(await listBlocks(parentId())).toEqual([])
  await expect(
    open().blocks.children.append({ block_id: made.id, children: [paragraph('Three.')] }),
  ).rejects.toMatchObject({ code: APIErrorCode.ValidationError })
})

test('a search finds shared pages by their titles, and new ones after a while', async () => {
  expect([await search('JOURNAL'), await search('Salaries'), await search('')]).toEqual([1, 0, 4])
  await create('Journal of boots')
  expect(await search('journal')).toBe(1)
  await order('/clock', { advanceMs: 60_000 })
  expect(await search('journal')).toBe(2)
})

test('lists come in parts', async () => {
  await create('One')
  await create('Two')
  const first = await open().blocks.children.list({ block_id: parentId(), page_size: 1 })
  expect(first).toMatchObject({ has_more: true, results: [{ child_page: { title: 'One' } }] })
  const cursor = first.next_cursor ?? ''
  expect(await open().blocks.children.list({ block_id: parentId(), start_cursor: cursor })).toMatchObject({
    has_more: false,
    next_cursor: null,
    results: [{ child_page: { title: 'Two' } }],
  })
})

test.each([
  [
    '101 blocks',
    () =>
      create(
        'x',
        Array.from({ length: 101 }, () => paragraph('One.')),
      ),
  ],
  ['2,001 characters', () => create('x', [paragraph('x'.repeat(2_001))])],
  [
    'an address that is none',
    () =>
      open().blocks.children.append({
        block_id: parentId(),
        children: [{ image: { type: 'external', external: { url: 'javascript:x' } } }],
      }),
  ],
  [
    'rows of different lengths',
    () =>
      open().blocks.children.append({
        block_id: parentId(),
        children: [{ table: { table_width: 2, children: [{ table_row: { cells: [text('a')] } }] } }],
      }),
  ],
])('%s are refused', async (_what, call) => {
  await expect(call()).rejects.toMatchObject({ code: APIErrorCode.ValidationError })
})

test('a page that is closed to Keyloom is not found', async () => {
  await order('/notion', { page: parentId(), does: 'unshare' })
  for (const call of [open().pages.retrieve({ page_id: parentId() }), create('Boots')])
    await expect(call).rejects.toMatchObject({ code: APIErrorCode.ObjectNotFound })
})
