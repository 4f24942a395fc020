import { isFullBlock } from '@notionhq/client'
import { describe, expect, test } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { prepareNotionPeer } from '#tests/support/publishers/notion-peer.ts'
import { describePublisher } from '#tests/support/publishers/publisher-contract.ts'
import { describeUnknown, writeArticle } from '#tests/support/publishers/sample-article.ts'
import { itemAt } from './stage/items.ts'

const options = { signal: new AbortController().signal }
const peer = prepareNotionPeer()
const { connect, order, listBlocks, listMarked, read, request } = peer

describePublisher(
  'the made-up Notion',
  () => ({
    request,
    connect: (by) => connect({ request: by }),
    connectWrongly: () => connect({ getToken: async () => 'ntn_wrong-secret' }),
    deleteThere: async (marker) => {
      for (const page of await listMarked(marker)) await order('/notion', { page, does: 'remove' })
    },
    countPosts: async (marker) => (await listMarked(marker)).length,
    read,
  }),
  { hasNoHead: true, hasNoImages: true, isDocument: true, isDoubling: true, isNotAtomic: true },
)

const paragraphs = (count: number, word = 'Line') =>
  Array.from({ length: count }, (_, at) => `<p>${word} ${at + 1}.</p>`).join('')

/** Sends calls; from this one on that changes something, the answers or the calls themselves are lost. */
function failFrom(number: number, { isSent }: { isSent: boolean }): SendRequest {
  let changes = 0
  return async (asked) => {
    if ((asked.method ?? 'GET') === 'GET') return request(asked)
    changes++
    if (changes < number) return request(asked)
    if (changes === number && isSent) await request(asked)
    throw new AdapterError('unavailable', 'Cut off.')
  }
}

const textOf = async (id: string) =>
  (await listBlocks(id))
    .flatMap((block) => (block.type === 'paragraph' ? block.paragraph.rich_text : []))
    .map(({ plain_text }) => plain_text)
    .join(' ')

describe('a page that is written in several calls', () => {
  const cuts = [1, 2, 3].flatMap((call) => [true, false].map((isSent) => ({ call, isSent })))

  test.each(cuts)(
    'is completed by the next attempt when call $call of its creation is lost (sent: $isSent)',
    async ({ call, isSent }) => {
      const whole = writeArticle({ html: paragraphs(250) })
      const broken = connect({ request: failFrom(call, { isSent }) })
      await expect(broken.create(whole, options)).rejects.toThrow('Cut off.')
      const there = await connect().find(describeUnknown(whole), options)
      expect(there === null).toBe(call === 1 && !isSent)
      const post = there
        ? await connect().update(there.id, whole, options)
        : await connect().create(whole, options)
      expect(await listMarked(whole.marker)).toEqual([post.id])
      expect(await listBlocks(post.id)).toHaveLength(251)
      expect(await textOf(post.id)).toMatch(/Line 1\. .* Line 250\.$/)
    },
  )

  test.each([...cuts, { call: 4, isSent: true }, { call: 5, isSent: true }])(
    'is completed by the next attempt when call $call of its change is lost (sent: $isSent)',
    async ({ call, isSent }) => {
      const whole = writeArticle({ html: paragraphs(250) })
      const post = await connect().create(whole, options)
      const newer = { ...whole, title: 'Cleaner tents', html: paragraphs(230, 'New') }
      const broken = connect({ request: failFrom(call, { isSent }) })
      await expect(broken.update(post.id, newer, options)).rejects.toThrow('Cut off.')
      expect(await connect().update(post.id, newer, options)).toMatchObject({ id: post.id })
      expect(await listMarked(whole.marker)).toEqual([post.id])
      expect(await listBlocks(post.id)).toHaveLength(231)
      const { html } = await read(
        itemAt([await connect().find({ ...describeUnknown(whole), remoteId: post.id }, options)], 0)?.url ??
          '',
      )
      expect(html).toContain('<h1>Cleaner tents</h1>')
      expect(html).not.toContain('Line 1.')
    },
  )
})

describe('what of an article arrives', () => {
  test('headings, lists, tables, quotes, code, images and citations are blocks of their kind', async () => {
    const html = `<p>Boots <strong>keep</strong> <a href="https://a.example/x">dry</a><sup class="citation"><a href="#source-7">[7]</a></sup>.</p>
      <h2>How</h2><h3>First</h3>
      <ul><li>one<ul><li>two<ul><li>three<ul><li>four</li></ul></li></ul></li></ul></li></ul>
      <ol><li>a</li><li>b</li></ol>
      <blockquote><p>Said.</p><p>Again.</p></blockquote>
      <pre><code class="language-ts">const a = 1
</code></pre>
      <div class="table"><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><em>2</em></td></tr></tbody></table></div>
      <figure><img src="https://a.example/boot.jpg" alt="A boot"><figcaption>Photo: Ada</figcaption></figure><hr>
      <section class="sources"><h2>Sources</h2><ol><li id="source-7" value="7"><a href="https://source.example/boots">source.example</a></li></ol></section>`
    const { id } = await connect().create(writeArticle({ html }), options)
    const blocks = (await listBlocks(id)).slice(1)
    expect(blocks.map(({ type }) => type)).toEqual(
      `paragraph heading_1 heading_2 bulleted_list_item numbered_list_item numbered_list_item quote code table image divider heading_1 paragraph`.split(
        ' ',
      ),
    )
    const first = itemAt(blocks, 0)
    expect(first.type === 'paragraph' && first.paragraph.rich_text).toMatchObject([
      { plain_text: 'Boots ' },
      { plain_text: 'keep', annotations: { bold: true } },
      { plain_text: ' ' },
      { plain_text: 'dry', href: 'https://a.example/x' },
      { plain_text: '[7]', href: 'https://source.example/boots' },
      { plain_text: '.' },
    ])
    const code = itemAt(blocks, 7)
    expect(code.type === 'code' && code.code).toMatchObject({
      language: 'typescript',
      rich_text: [{ plain_text: 'const a = 1' }],
    })
    const image = itemAt(blocks, 9)
    expect(image.type === 'image' && image.image).toMatchObject({
      external: { url: 'https://a.example/boot.jpg' },
      caption: [{ plain_text: 'Photo: Ada' }],
    })
    const source = itemAt(blocks, 12)
    expect(source.type === 'paragraph' && source.paragraph.rich_text).toMatchObject([
      { plain_text: '7. ' },
      { href: 'https://source.example/boots' },
    ])
    const { html: page } = await read(
      (await connect().find({ ...describeUnknown(writeArticle()), remoteId: id }, options))?.url ?? '',
    )
    expect(page).toContain('<li>three</li><li>four</li>'.replace('</li><li>', '</li>\n<li>'))
    expect(page).toContain('<tr><th>A</th><th>B</th></tr><tr><td>1</td><td><em>2</em></td></tr>')
  })

  test('no text is lost at the limits of Notion', async () => {
    // Half a character stands at the limit of 2,000.
    const long = `ab${'word 🏕 '.repeat(900)}`
    const rows = Array.from({ length: 150 }, (_, at) => `<tr><td>row ${at + 1}</td></tr>`).join('')
    const items = Array.from({ length: 130 }, (_, at) => `<li>item ${at + 1}</li>`).join('')
    const links = Array.from(
      { length: 130 },
      (_, at) => `<a href="https://a.example/${at}">link${at}</a> and `,
    ).join('')
    const html = `<p>${long}</p><p>${links}</p><table><tr><th>Head</th></tr>${rows}</table><ul><li>all<ul>${items}</ul></li></ul>
      <p><a href="https://a.example/${'x'.repeat(2_100)}">far</a> <a href="/inside">inside</a></p>`
    const { url } = await connect().create(writeArticle({ title: 'T'.repeat(2_500), html }), options)
    const page = await read(url ?? '')
    expect(page.status).toBe(200)
    const has = [
      'T'.repeat(2_500),
      long.trim(),
      'row 1<',
      'row 150<',
      'item 1<',
      'item 130<',
      'link129',
      'far inside',
    ]
    for (const part of has) expect(page.html).toContain(part)
    expect(page.html.match(/<th>Head<\/th>/g)).toHaveLength(2)
  })
})

describe('which page it is', () => {
  test('a page of the same title that has no marker, or another one, is never ours', async () => {
    const article = writeArticle()
    const { title } = article
    await peer.open().pages.create({
      parent: { page_id: peer.parentId() },
      properties: { title: { title: [{ text: { content: title } }] } },
    })
    await connect().create(writeArticle({ title, marker: `${article.marker}0` }), options)
    expect(await connect().find(describeUnknown(article), options)).toBeNull()
    const post = await connect().create(article, options)
    expect(await connect().find({ ...describeUnknown(article), askedAt: null }, options)).toBeNull()
    expect(await connect().find(describeUnknown(article), options)).toEqual(post)
  })

  test('a page in the trash comes back as the same page, and one that is out of reach is missing', async () => {
    const article = writeArticle()
    const post = await connect().create(article, options)
    await order('/notion', { page: post.id, does: 'trash' })
    expect((await read(post.url ?? '')).status).toBe(404)
    expect(await connect().update(post.id, article, options)).toEqual(post)
    expect((await read(post.url ?? '')).status).toBe(200)
    await order('/notion', { page: peer.parentId(), does: 'trash' })
    await expect(connect().update(post.id, article, options)).rejects.toMatchObject({ kind: 'not_found' })
  })

  test.each(['trash', 'remove', 'unshare'])(
    'after people %s the page above, the error says what to choose',
    async (does) => {
      await order('/notion', { page: peer.parentId(), does })
      await expect(connect().create(writeArticle(), options)).rejects.toMatchObject({
        kind: 'invalid',
        message: expect.stringContaining('Please choose another page in the settings.'),
      })
    },
  )

  test('pages that people have put into the page stay there', async () => {
    const article = writeArticle()
    const post = await connect().create(article, options)
    const own = await peer.open().pages.create({
      parent: { page_id: post.id },
      properties: { title: { title: [{ text: { content: 'My remarks' } }] } },
    })
    await connect().update(post.id, { ...article, html: '<p>New.</p>' }, options)
    const blocks = await listBlocks(post.id)
    expect(blocks.map(({ type }) => type)).toEqual(['child_page', 'paragraph', 'paragraph'])
    expect(blocks[0]?.id).toBe(own.id)
    expect(blocks.every((block) => isFullBlock(block) && !block.in_trash)).toBe(true)
  })
})

const fail = (kind: string, more: object = {}) => order('/faults', { service: 'notion', kind, ...more })

/** Is busy with another change whenever a page is to be created. */
const answerBusy: SendRequest = async (asked) =>
  asked.method === 'POST'
    ? {
        status: 409,
        headers: {},
        url: new URL(asked.url),
        body: Buffer.from('{"object":"error","status":409,"code":"conflict_error","message":"x"}'),
      }
    : request(asked)

describe('a Notion that refuses', () => {
  test('is asked again after the time that it names, also for a change', async () => {
    const article = writeArticle()
    await fail('rate_limited', { path: '/v1/pages', times: 2 })
    const post = await connect().create(article, options)
    expect(await listMarked(article.marker)).toEqual([post.id])
  })

  test.each([
    ['rate_limited_silent', 'rate_limited'],
    ['unavailable', 'unavailable'],
    ['forbidden', 'forbidden'],
    ['malformed', 'bad_response'],
  ])('with %s fails as %s', async (fault, kind) => {
    await fail(fault, { path: '/v1/pages' })
    await expect(connect().create(writeArticle(), options)).rejects.toMatchObject({ kind })
  })

  test('a conflict of two changes is a passing failure and no conflict of articles', async () => {
    await expect(connect({ request: answerBusy }).create(writeArticle(), options)).rejects.toMatchObject({
      kind: 'unavailable',
      isPassing: true,
    })
  })

  test('gets a new token for one that it does not take any more', async () => {
    const asked: (string | null)[] = []
    const good = await peer.openWorkspace().getToken({ refused: null })
    const getToken = async ({ refused }: { refused: string | null }) => {
      asked.push(refused)
      return refused === 'ntn_old' ? good : 'ntn_old'
    }
    const post = await connect({ getToken }).create(writeArticle(), options)
    expect(post.state).toBe('draft')
    expect(asked).toEqual([null, 'ntn_old'])
  })
})
