import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyVersions } from '#tests/support/articles/any-texts.ts'
import { openTexts, type Section } from '#tests/support/articles/text-world.ts'

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const SECTIONS: Section[] = ['description', 'research', 'draft', 'final']
const ODD = ' \t\r\n# Żółć \u{1f600}\u0001\u{feff}\u2028 \r trailing  \n\n'

describe('saving', () => {
  test.each(SECTIONS)(
    'the %s of a cluster is saved byte for byte, with who, when and how long',
    async (section) => {
      const { save, read, listTexts } = await openTexts()
      expect(await read(section)).toEqual({
        section,
        version: 0,
        saved_at: null,
        saved_by: null,
        size: 0,
        text: '',
      })
      expect(await save(ODD, { section })).toEqual({ status: 200, body: { changeId: null, version: 1 } })
      const state = { section, version: 1, saved_at: MOMENT, saved_by: 'Demo', size: Buffer.byteLength(ODD) }
      expect(await read(section)).toEqual({ ...state, text: ODD })
      const never = { version: 0, saved_at: null, saved_by: null, size: 0, word_count: 0 }
      expect(await listTexts()).toEqual(
        SECTIONS.map((one) => (one === section ? { ...state, word_count: 2 } : { section: one, ...never })),
      )
    },
  )

  test('any versions of a text are read back exactly', async () => {
    const { save, readVersion, listVersions, read, look } = await openTexts()
    await fc.assert(
      fc.asyncProperty(anyVersions, async (versions) => {
        await look('delete from article_texts; delete from article_text_revisions')
        const saved: string[] = ['']
        for (const text of versions) {
          const { body } = await save(text, { baseVersion: saved.length - 1 })
          if (text !== saved.at(-1)) saved.push(text)
          expect(body.version).toBe(saved.length - 1)
        }
        for (const [version, text] of saved.entries())
          expect((await readVersion(version)).body).toMatchObject({ version, text })
        expect((await read()).text).toBe(saved.at(-1))
        expect((await listVersions()).total).toBe(saved.length - 1)
      }),
      { numRuns: 15 },
    )
  })

  test('a word in a long text takes little room, every 501st version is a whole text, and all are read back', async () => {
    const { save, readVersion, look } = await openTexts()
    const long = 'A sentence of a long draft.\n'.repeat(200)
    const versionOf = (version: number) => `${long}${'word '.repeat(version - 1)}`
    await save(versionOf(1))
    await save(versionOf(2))
    // What 499 further saves leave, which take seconds.
    await look(`insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, size, word_count,
        kept_start, kept_end, text)
      select workspace_id, contentplan_id, article_id, section, number, 1, 1, kept_start + 5 * (number - 2), kept_end, text
      from article_text_revisions, generate_series(3, 501) number where version = 2`)
    await look(
      `update article_texts set version = 501, patch_bytes = 2500, text = text || repeat('word ', 499)`,
    )
    expect(await save(versionOf(502))).toMatchObject({ body: { version: 502 } })
    expect(await save(versionOf(503))).toMatchObject({ body: { version: 503 } })
    for (const version of [1, 2, 250, 501, 502, 503])
      expect((await readVersion(version)).body.text === versionOf(version)).toBe(true)
    const lengths = await look(`select version, length(text) as length from article_text_revisions
      where length(text) <> 5 order by version`)
    expect(lengths).toEqual([1, 502].map((version) => ({ version, length: versionOf(version).length })))
  })

  test('2,000,000 characters are saved, however JSON writes them, and one more is refused in words', async () => {
    const { server, save, read, contentplanId, a, jwt } = await openTexts()
    const longest = '漢'.repeat(2_000_000)
    expect(await save(longest)).toMatchObject({ status: 200, body: { version: 1 } })
    const put = (payload: string) =>
      server.inject({
        method: 'PUT',
        url: `/api/contentplan/${contentplanId}/article`,
        headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
        payload,
      })
    const escaped = `{"action":"updateDraft","articleIds":[${a}],"draft":"${String.raw`\u00e9`.repeat(2_000_000)}"}`
    expect((await put(escaped)).json()).toEqual({ changeId: null, version: 2 })
    expect(await read()).toMatchObject({ version: 2, size: 4_000_000 })
    expect(await save(`${longest}!`)).toMatchObject({
      status: 400,
      body: { code: 'invalid', message: 'draft: Too big: expected string to have <=2000000 characters' },
    })
    const larger = await put(escaped.replace('"}', `${' '.repeat(200_000)}"}`))
    expect([larger.statusCode, larger.json().code]).toEqual([413, 'payload_too_large'])
    expect(await read()).toMatchObject({ version: 2 })
  })

  test('a large body is read only from callers who are signed in, and at no other address', async () => {
    const { server, contentplanId, jwt } = await openTexts()
    const send = (method: 'PUT' | 'POST', path: string, token: string) =>
      server.inject({
        method,
        url: `/api/contentplan/${contentplanId}${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: `"${'x'.repeat(1_100_000)}"`,
      })
    const answers = [
      await send('PUT', '/article', 'nonsense'),
      await send('PUT', '/article', jwt),
      await send('POST', '/article', jwt),
      await send('PUT', '/keyword', jwt),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 400, 413, 413])
    expect(answers[0]?.json()).toMatchObject({ code: 'not_signed_in', message: 'Please sign in.' })
  })

  test.each([
    ['half of a pair', String.raw`"\ud83d"`],
    ['a NUL', String.raw`"\u0000"`],
  ])('a text with %s is refused', async (_what, draft) => {
    const { server, contentplanId, a, jwt } = await openTexts()
    const reply = await server.inject({
      method: 'PUT',
      url: `/api/contentplan/${contentplanId}/article`,
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      payload: `{"action":"updateDraft","articleIds":[${a}],"draft":${draft}}`,
    })
    expect([reply.statusCode, reply.json().message]).toEqual([
      400,
      'The body holds a text with a NUL character or half of a character.',
    ])
  })

  test('one cluster is named, and one of the plan', async () => {
    const { a, b, edit, save } = await openTexts()
    const draft = { action: 'updateDraft', draft: 'x' }
    expect((await edit({ ...draft, articleIds: [] })).status).toBe(400)
    expect((await edit({ ...draft, articleIds: [a, b] })).status).toBe(400)
    expect((await save('x', { articleId: 2_000_000_000 })).status).toBe(404)
  })

  test('a saved text moves the date of its cluster, in lists too, and is no change of the plan', async () => {
    const { a, call, contentplanId, history, look, save } = await openTexts()
    await look(
      `update articles set updated_at = '2031-01-01'; update articles set updated_at = '2020-01-01' where id = ${a}`,
    )
    const before = (await history()).length
    await save('x')
    const { articles } = (
      await call(
        'GET',
        `/contentplan/${contentplanId}/article/advanced?orderByColumn=last_updated&orderByDirection=asc`,
      )
    ).body
    const saved = articles.find(({ id }: { id: number }) => id === a)
    expect(saved.last_updated > '2021').toBe(true)
    expect(await history()).toHaveLength(before)
  })
})

test('a cluster is sent with its four texts, without them where they are not wanted, and lists have none', async () => {
  const { a, call, contentplanId, save } = await openTexts()
  await save('A draft')
  const none = { description: '', research: '', draft: '', final: '' }
  const { body } = await call('GET', `/article/${a}`)
  expect(body).toMatchObject({ ...none, draft: 'A draft', excluded: false })
  const { body: bare } = await call('GET', `/article/${a}?texts=false`)
  const { description: _1, research: _2, draft: _3, final: _4, ...rest } = body
  expect(bare).toEqual(rest)
  const path = `/contentplan/${contentplanId}/article`
  for (const list of [path, `${path}/advanced`])
    expect(Object.keys((await call('GET', list)).body.articles[0])).not.toContain('draft')
})
