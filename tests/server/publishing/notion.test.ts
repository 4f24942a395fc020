import { describe, expect, test } from 'vitest'
import { findHostile, HOSTILE_HTML, HOSTILE_TEXT } from '#tests/support/publishers/hostile-article.ts'
import { GOOD } from '#tests/support/writing/agent-article.ts'
import { openSending } from '#tests/support/publishing/notion-sending-world.ts'

const TEXT = '# How to wax boots\n\nWax keeps water out of leather.\n\n## What you need\n\n- A cloth\n- Wax\n'

/** The same, with a text that a person has reviewed. */
async function openReviewed(input?: Parameters<typeof openSending>[0]) {
  const world = await openSending(input)
  await world.write(TEXT)
  await world.review()
  return world
}

describe('choosing the page that articles go under', () => {
  test('lists the pages that Keyloom may use, and keeps the choice with its title', async () => {
    const { listPages, choosePage, list } = await openSending({ page: null })
    expect((await listPages()).map(({ title }) => title)).toEqual([
      'Content',
      'Journal drafts',
      'Ideas for 2026',
      'Team handbook',
    ])
    expect((await listPages('hand')).map(({ title }) => title)).toEqual(['Team handbook'])
    expect(await list()).toMatchObject([{ notion_page_id: null, notion_page_title: null }])
    expect(await choosePage('Team')).toMatchObject({
      status: 200,
      body: { notion_page_title: 'Team handbook' },
    })
    expect(await list()).toMatchObject([{ notion_page_title: 'Team handbook' }])
  })

  test('a page that Keyloom may not use, or that is in the trash, is refused', async () => {
    const { choosePage, listPages, order, call, contentplanId } = await openSending({ page: null })
    expect(await choosePage('Salaries')).toMatchObject({ status: 400 })
    const [page] = await listPages('Team')
    await order({ page: page?.id, does: 'trash' })
    const chosen = await call('POST', '/integrations/notion/parent', { contentplanId, pageId: page?.id })
    expect(chosen).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('choose another one') },
    })
  })

  test('stays when the same workspace is connected again, and is forgotten with another one', async () => {
    const { finish, allow, list } = await openSending()
    await finish(await allow())
    expect(await list()).toMatchObject([{ notion_page_title: 'Content' }])
    await finish(await allow({ workspace: 'Ada’s notes' }))
    expect(await list()).toMatchObject([{ notion_page_id: null, notion_page_title: null }])
  })

  test('without it, and without a connection, nothing is sent and the answer says what to do', async () => {
    const { send, disconnect, listTargets } = await openReviewed({ page: null })
    expect(await listTargets()).toMatchObject({ platforms: [], notion: { page_title: null } })
    expect(await send()).toMatchObject({
      status: 424,
      body: { message: expect.stringContaining('No page of Notion is chosen yet.') },
    })
    await disconnect()
    expect(await send()).toMatchObject({
      status: 424,
      body: { message: expect.stringContaining('This plan is not connected to Notion.') },
    })
  })
})

describe('an article that is sent to Notion', () => {
  test('is one page, which later texts change, and no publication of the website', async () => {
    const { send, write, review, read, readPublication, readArticle, countCreated, look, contentplanId } =
      await openReviewed()
    const first = await send()
    expect(first).toMatchObject({ status: 200, body: { state: 'draft' } })
    expect((await read(first.body.url)).html).toContain('<h2>What you need</h2>')
    expect(await readArticle()).toMatchObject({ status: 'shared', published_at: null, page_id: null })
    expect(await look(`select id from pages where contentplan_id = ${contentplanId}`)).toEqual([])
    await write(TEXT.replace('What you need', 'What it takes'))
    expect(await readPublication()).toMatchObject({ platform: 'notion', state: 'draft', is_outdated: true })
    await review()
    const second = await send()
    expect(second.body.url).toBe(first.body.url)
    const { html } = await read(first.body.url)
    expect(html).toContain('<h2>What it takes</h2>')
    expect(html).not.toContain('What you need')
    expect(await readPublication()).toMatchObject({ is_outdated: false, published_at: null, error: null })
    expect(await countCreated()).toBe(1)
  })

  test('stays the same page when new articles are to go under another one', async () => {
    const { send, choosePage, countCreated } = await openReviewed()
    const first = await send()
    await choosePage('Team')
    expect((await send()).body.url).toBe(first.body.url)
    expect(await countCreated()).toBe(1)
  })

  test('needs a review, which only a person can do without', async () => {
    const { write, noteAgents, send, sendByToken, readPublication } = await openSending()
    await write(GOOD)
    await noteAgents()
    expect((await send()).body.code).toBe('not_reviewed')
    expect(await sendByToken()).toMatchObject({ status: 409, body: { code: 'not_reviewed' } })
    expect(await sendByToken({ isUnreviewed: true })).toMatchObject({ status: 403 })
    expect(await readPublication()).toBeUndefined()
    expect(await send({ isUnreviewed: true })).toMatchObject({ status: 200, body: { state: 'draft' } })
  })

  test('of no link of another article is the target', async () => {
    const { send, read, edit, look, workspaceId, contentplanId, articleId, call } = await openReviewed()
    const { url } = (await send()).body
    const screen = `https://keyloom.example/workspace/${workspaceId}/contentplan/${contentplanId}/article/${articleId}`
    const [other] = await look(
      `insert into articles (workspace_id, contentplan_id, title, status)
       values (${workspaceId}, ${contentplanId}, 'Leather', 'edited') returning id`,
    )
    const otherId = Number(other?.['id'])
    await edit(
      { action: 'updateFinalDraft', final: `# Leather\n\nSee [waxing](${screen}) and [wax](${url}).\n` },
      otherId,
    )
    await edit({ action: 'updateStatus', status: 'reviewed' }, otherId)
    const sent = await call('POST', '/integrations/notion/page', { contentplanId, articleId: otherId })
    const { html } = await read(sent.body.url)
    expect(html).toContain('See waxing and wax.')
  })

  test('is harmless, whatever its text holds', async () => {
    const { write, review, send, read } = await openSending()
    const code = `\`\`\`js\n${'x'.repeat(4_500)}\n\`\`\``
    await write(
      `# Wax ${HOSTILE_TEXT}\n\n${HOSTILE_HTML}\n\n[go](javascript:pwned(1)) \`${HOSTILE_TEXT}\`\n\n${code}\n`,
    )
    await review()
    const sent = await send()
    expect(sent.status).toBe(200)
    const { html } = await read(sent.body.url)
    expect(html).toContain('It survives.')
    expect(html).toContain('x'.repeat(4_500))
    expect(findHostile(html)).toEqual([])
  })

  test('goes to the trash and comes back as the same page', async () => {
    const { send, takeDown, read, readPublication, countCreated } = await openReviewed()
    expect((await takeDown()).status).toBe(404)
    const { url } = (await send()).body
    expect(await takeDown()).toMatchObject({ status: 200, body: { platform: 'notion', state: 'gone' } })
    expect((await read(url)).status).toBe(404)
    expect((await send()).body.url).toBe(url)
    expect((await read(url)).status).toBe(200)
    expect(await readPublication()).toMatchObject({ state: 'draft' })
    expect(await countCreated()).toBe(1)
  })

  test('that was deleted there for good gets a new page, and the run says so', async () => {
    const { send, order, look, countCreated } = await openReviewed()
    const { url } = (await send()).body
    await order({ page: url.slice(-32), does: 'remove' })
    const again = await send()
    expect(again).toMatchObject({ status: 200, body: { url: expect.not.stringContaining(url.slice(-32)) } })
    expect(await countCreated()).toBe(2)
    expect(
      await look(
        `select result ->> 'note' as note from run_steps where run_id = ${again.body.runId} order by position desc limit 1`,
      ),
    ).toEqual([{ note: 'Sent to Notion. The page was not there any more, so there is a new one.' }])
  })
})

describe('when Notion fails', () => {
  test.each(['/v1/pages', '/v1/blocks'])(
    'answers about %s that are lost make no second page',
    async (path) => {
      const { write, review, send, fail, read, readPublication, listPages, control } = await openSending()
      await write(`# Long\n\n${Array.from({ length: 150 }, (_, at) => `Line ${at + 1}.`).join('\n\n')}\n`)
      await review()
      await fail('lost', { path, times: 1 })
      await send()
      await expect.poll(async () => (await readPublication())?.state, { timeout: 20_000 }).toBe('draft')
      expect(await listPages('Long')).toHaveLength(0)
      await control.order('/clock', { advanceMs: 120_000 })
      expect(await listPages('Long')).toHaveLength(1)
      const { html } = await read((await readPublication()).url)
      expect(html.match(/Line 1\./g)).toHaveLength(1)
      expect(html.match(/Line 150\./g)).toHaveLength(1)
    },
  )

  test('a page that was found by its marker stays known when its change is interrupted', async () => {
    const { send, fail, read, readPublication, listCalls } = await openReviewed()
    await fail('lost', { path: '/v1/pages', times: 1 })
    // The page is empty when its new text is refused.
    await fail('unavailable', { path: '/v1/blocks', after: 3, times: 1 })
    await send()
    await expect.poll(async () => (await readPublication())?.state, { timeout: 20_000 }).toBe('draft')
    const calls = await listCalls()
    const words = calls.map(({ method, path, status }) => `${method} ${path.split('/')[2]} ${status}`)
    expect(words.filter((one) => one.startsWith('POST pages'))).toHaveLength(1)
    expect(words).toContain('PATCH blocks 503')
    const { html } = await read((await readPublication()).url)
    expect(html.match(/What you need/g)).toHaveLength(1)
  })

  test('a limit of calls only makes the article wait', async () => {
    const { send, fail, countCreated } = await openReviewed()
    await fail('rate_limited', { path: '/v1/pages', times: 1 })
    expect(await send()).toMatchObject({ status: 200, body: { state: 'draft' } })
    expect(await countCreated()).toBe(1)
  })

  test('a page above that is gone is said where people look for the article and the connection', async () => {
    const { send, listPages, order, readPublication, list, countCreated } = await openReviewed()
    const [page] = await listPages('Content')
    await order({ page: page?.id, does: 'trash' })
    const message = expect.stringContaining('Please choose another page in the settings.')
    expect(await send()).toMatchObject({ status: 409, body: { message } })
    expect(await readPublication()).toMatchObject({ state: 'asked', error: message })
    expect(await list()).toMatchObject([{ last_error: message }])
    expect(await countCreated()).toBe(0)
  })

  test('access that people have ended is said, and works again after connecting again', async () => {
    const { send, order, list, finish, allow, readPublication } = await openReviewed()
    const { url } = (await send()).body
    await order({ workspace: 'Trailhouse' })
    const message = expect.stringContaining('Notion has ended the access')
    expect(await send()).toMatchObject({ status: 424, body: { message, code: 'access_lost' } })
    expect(await list()).toMatchObject([{ last_error: message }])
    expect(await readPublication()).toMatchObject({ state: 'draft', error: message })
    await finish(await allow())
    expect((await send()).body.url).toBe(url)
    expect(await readPublication()).toMatchObject({ error: null })
  })

  test('an access token that was replaced is refreshed on the way', async () => {
    const { send, look, contentplanId, countCreated } = await openReviewed()
    const [row] = await look(`select sealed_secret from integrations where contentplan_id = ${contentplanId}`)
    const [bound, text] = JSON.parse(Buffer.from(String(row?.['sealed_secret']), 'base64url').toString())
    const stale = JSON.stringify({ ...JSON.parse(text), accessToken: 'ntn_old' })
    const sealed = Buffer.from(JSON.stringify([bound, stale])).toString('base64url')
    await look(`update integrations set sealed_secret = '${sealed}' where contentplan_id = ${contentplanId}`)
    expect(await send()).toMatchObject({ status: 200 })
    expect(await countCreated()).toBe(1)
  })
})

test('uploads to a website stay as strict as before', async () => {
  const { call, contentplanId, articleId } = await openReviewed()
  const body = { contentplanId, clusterId: articleId, publishTo: 'notion' }
  expect(await call('POST', '/integrations/wordpress/page', body)).toMatchObject({
    status: 400,
    body: { message: 'Unsupported publish platform: notion' },
  })
})
