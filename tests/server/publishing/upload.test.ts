import { expect, test } from 'vitest'
import { GOOD } from '#tests/support/writing/agent-article.ts'
import { openUploads } from '#tests/support/publishing/upload-world.ts'

test('a reviewed article is uploaded for editors, then published, and the answer says where it is', async () => {
  const { save, give, upload, readStanding, readPublishing } = await openUploads()
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  const draft = await upload({ publishTo: 'autoblog' })
  expect(draft).toMatchObject({
    status: 200,
    body: { state: 'draft', url: expect.stringContaining('/staging-') },
  })
  expect((await readStanding()).status).toBe('shared')
  const live = await upload({ state: 'live', slug: 'price-of-boots' })
  expect(live).toMatchObject({
    status: 200,
    body: { state: 'live', url: expect.stringMatching(/\/price-of-boots\/$/) },
  })
  expect((await readStanding()).status).toBe('published')
  expect(await readPublishing()).toMatchObject({
    has_final: true,
    publications: [
      { platform: 'autoblog', state: 'live', slug: 'price-of-boots', is_outdated: false, error: null },
    ],
  })
  await save(`${GOOD} They are warm.`, { section: 'final' })
  expect((await readPublishing()).publications[0]).toMatchObject({ is_outdated: true })
})

test.each([
  ['blogger', undefined, 400, 'Unsupported publish platform: blogger'],
  ['wordpress', 'ghost', 400, 'Unsupported publish platform: ghost'],
  ['autoblog', 'wordpress', 400, 'publishTo: the path says autoblog'],
  ['wordpress', undefined, 424, 'CMS integration is not configured. Please set up a CMS integration first.'],
  ['webflow', undefined, 424, 'CMS integration is not configured. Please set up a CMS integration first.'],
])('an upload to %s with publishTo %s is refused', async (platform, publishTo, status, message) => {
  const { save, upload } = await openUploads()
  await save(GOOD, { section: 'final' })
  expect(await upload({ publishTo }, platform)).toMatchObject({ status, body: { message } })
})

test('a text that no person has reviewed is published only when a person has decided that', async () => {
  const { save, upload, uploadByToken, writeByAgent, give, readStanding } = await openUploads()
  await save(GOOD, { section: 'final' })
  expect((await upload({ state: 'live' })).body.code).toBe('not_reviewed')
  expect((await uploadByToken({ state: 'live' })).body.code).toBe('not_reviewed')
  expect(await uploadByToken({ state: 'live', isUnreviewed: true })).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(/^An API token cannot decide that an article needs no review\./) },
  })
  expect((await upload({ state: 'live', isUnreviewed: true })).body.state).toBe('live')
  expect(await readStanding()).toEqual({ status: 'published', isChanged: false })
  await writeByAgent(`${GOOD} They are warm.`)
  expect((await uploadByToken({ state: 'live' })).body.code).toBe('not_reviewed')
  await give('reviewed')
  expect((await uploadByToken({ state: 'live' })).body.state).toBe('live')
})

test('a fault of the text keeps it from being uploaded, also when no review is needed', async () => {
  const { save, upload, readPublishing } = await openUploads()
  await save(`${GOOD}\n\nSee [this](https://other.example/).`, { section: 'final' })
  expect(await upload({ isUnreviewed: true })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('cannot be marked as shared') },
  })
  expect((await readPublishing()).publications).toEqual([])
})

test('an address that is none is refused before anything is sent', async () => {
  const { save, give, upload } = await openUploads()
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  for (const slug of ['Price Of Boots', '../boots', 'a--b', ''])
    expect((await upload({ slug })).status).toBe(400)
})

test('an article is taken down and can be published again', async () => {
  const { save, give, upload, takeDown, readPublishing } = await openUploads()
  await save(GOOD, { section: 'final' })
  await give('reviewed')
  expect((await takeDown()).status).toBe(404)
  await upload({ state: 'live' })
  expect(await takeDown()).toMatchObject({ status: 200, body: { state: 'gone' } })
  expect((await readPublishing()).publications[0].state).toBe('gone')
  expect((await upload({ state: 'live' })).body.state).toBe('live')
})

test('without a choice articles go to the autoblog, and to nothing while the plan has none', async () => {
  const without = await openUploads({ hasBlog: false })
  expect(await without.listTargets()).toEqual({ platforms: [], main: null, is_notion: false, notion: null })
  const { listTargets } = await openUploads()
  expect(await listTargets()).toEqual({
    platforms: ['autoblog'],
    main: 'autoblog',
    is_notion: false,
    notion: null,
  })
})
