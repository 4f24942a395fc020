import { describe, expect, test } from 'vitest'
import { withClient } from '#tests/support/database/connections.ts'
import { openTexts } from '#tests/support/articles/text-world.ts'

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
const ODD = ' \t\r\n# Żółć \u{1f600}\u0001\u{feff}\u2028 \r trailing  \n\n'

describe('two people', () => {
  test('of two saves of one version the second is refused with who saved the first, and overwrites nothing', async () => {
    const { save, read } = await openTexts()
    await save('one')
    expect(await save('mine', { baseVersion: 1 })).toMatchObject({ body: { version: 2 } })
    expect(await save('theirs', { baseVersion: 1 })).toEqual({
      status: 409,
      body: {
        message:
          'This text was saved by Demo meanwhile. Nothing was overwritten; your version is not saved yet.',
        error: 'Conflict',
        code: 'text_changed',
        details: { section: 'draft', version: 2, saved_at: MOMENT, saved_by: 'Demo' },
      },
    })
    expect(await read()).toMatchObject({ version: 2, text: 'mine' })
    expect(await save('theirs', { baseVersion: 2 })).toMatchObject({ body: { version: 3 } })
  })

  test('of twenty saves of one version at once exactly one wins, also of a text that was never saved', async () => {
    const { save, read, listVersions } = await openTexts()
    for (const baseVersion of [0, 1]) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) => save(`${baseVersion} of ${at}`, { baseVersion })),
      )
      const won = answers.flatMap(({ status }, at) => (status === 200 ? [at] : []))
      expect(won).toHaveLength(1)
      expect(answers.filter(({ body }) => body.code === 'text_changed')).toHaveLength(19)
      expect(await read()).toMatchObject({ version: baseVersion + 1, text: `${baseVersion} of ${won[0]}` })
    }
    expect((await listVersions()).total).toBe(2)
  })

  test('without a version a save replaces what is there, and all of it stays in the history', async () => {
    const { save, readVersion } = await openTexts()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save(`text ${at}`)))
    const versions = answers.map(({ body }) => body.version)
    expect(versions.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const [at, version] of versions.entries())
      expect((await readVersion(version)).body.text).toBe(`text ${at}`)
  })

  test('a save that is repeated because its answer was lost is no conflict and no second version', async () => {
    const { save, listVersions } = await openTexts()
    await save('one', { baseVersion: 0 })
    for (const baseVersion of [0, 1, undefined])
      expect(await save('one', baseVersion === undefined ? {} : { baseVersion })).toEqual({
        status: 200,
        body: { changeId: null, version: 1 },
      })
    expect((await listVersions()).total).toBe(1)
    expect((await save('two', { baseVersion: 7 })).body).toMatchObject({ code: 'text_changed' })
  })

  test('the sections of a cluster and other clusters have versions of their own', async () => {
    const { b, save, read } = await openTexts()
    await save('draft')
    expect(await save('final', { section: 'final', baseVersion: 0 })).toMatchObject({ body: { version: 1 } })
    expect(await save('of B', { articleId: b, baseVersion: 0 })).toMatchObject({ body: { version: 1 } })
    expect([await read('draft'), await read('final'), await read('draft', b)]).toMatchObject([
      { text: 'draft' },
      { text: 'final' },
      { text: 'of B' },
    ])
  })

  test('a save does not wait for a change of the plan that takes long', async () => {
    const { save, url, contentplanId } = await openTexts()
    await withClient(url, async (client) => {
      await client.query('begin')
      await client.query(`select from contentplans where id = ${contentplanId} for no key update`)
      await client.query(`select from articles where contentplan_id = ${contentplanId} for no key update`)
      expect(await save('meanwhile')).toMatchObject({ status: 200 })
    })
  })
})

describe('versions', () => {
  test('are listed newest first, a page at a time', async () => {
    const { save, listVersions } = await openTexts()
    expect(await listVersions()).toEqual({ revisions: [], total: 0 })
    for (const text of ['one', 'one two', 'one two three', '']) await save(text)
    const all = await listVersions()
    expect(all).toEqual({
      total: 4,
      revisions: [
        { version: 4, size: 0, word_count: 0 },
        { version: 3, size: 13, word_count: 3 },
        { version: 2, size: 7, word_count: 2 },
        { version: 1, size: 3, word_count: 1 },
      ].map((row) => ({ ...row, saved_at: MOMENT, saved_by: 'Demo', restored_from: null })),
    })
    expect(await listVersions('limit=2&before=4')).toEqual({ total: 4, revisions: all.revisions.slice(1, 3) })
    expect(await listVersions('before=1')).toEqual({ total: 4, revisions: [] })
  })

  test('version 0 is the empty text, and a version that was never saved is not found', async () => {
    const { save, readVersion, restore } = await openTexts()
    await save('one')
    expect(await readVersion(0)).toMatchObject({
      status: 200,
      body: { version: 0, text: '', saved_at: null },
    })
    const absent = { status: 404, body: { message: 'There is no such version of this text.' } }
    expect([await readVersion(2), await readVersion(1, 'final'), await restore(2)]).toMatchObject([
      absent,
      absent,
      absent,
    ])
  })

  test('an earlier version becomes the newest one, and what was there stays', async () => {
    const { save, restore, readVersion, listVersions } = await openTexts()
    await save(ODD)
    await save('worse')
    const restored = await restore(1, { baseVersion: 2 })
    expect(restored).toMatchObject({ status: 200, body: { version: 3, text: ODD, section: 'draft' } })
    expect(
      (await listVersions()).revisions.map((one: { restored_from: number }) => one.restored_from),
    ).toEqual([1, null, null])
    expect((await readVersion(2)).body.text).toBe('worse')
    expect(await restore(2, { baseVersion: 2 })).toMatchObject({
      status: 409,
      body: { code: 'text_changed' },
    })
    expect(await restore(1, { baseVersion: 2 })).toMatchObject({ status: 200, body: { version: 3 } })
    expect(await restore(0)).toMatchObject({ status: 200, body: { version: 4, text: '' } })
  })

  test('the name of a user who was deleted is gone, and the versions stay', async () => {
    const { save, listVersions, read, look } = await openTexts()
    await save('one')
    await look('update article_text_revisions set saved_by = null')
    expect((await listVersions()).revisions).toMatchObject([{ version: 1, saved_by: null }])
    expect(await read()).toMatchObject({ saved_by: null, text: 'one' })
  })
})
