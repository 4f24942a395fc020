import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEXT_CHANGED } from '#features/articles/rules.ts'
import { ApiError } from '#platform/web/api/api-error.ts'
import { createText } from './create-text.ts'
import type { Version } from './send-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Way = 'offline' | 'answer lost' | { status: number; code: string }

/** A server with one text, and a text that is open on its version 1. `fail`: what the next saves do, in order. */
function open(...fail: Way[]) {
  const server = { version: 1, text: 'one' }
  const read = (): Version => ({ ...server, saved_by: 'Ada', saved_at: null })
  const saved: string[] = []
  const sent: string[] = []
  const kept: (string | null)[] = []
  const failed = vi.fn()
  const text = createText(read(), {
    save: async ({ text: typed, baseVersion }) => {
      sent.push(typed)
      await new Promise((resolve) => setTimeout(resolve, 100))
      const way = fail.shift()
      if (way === 'offline') throw new Error('offline')
      if (typeof way === 'object')
        throw new ApiError(way.status, { code: way.code, message: 'It cannot be.' })
      if (baseVersion !== server.version) throw new ApiError(409, { code: TEXT_CHANGED })
      Object.assign(server, { version: server.version + 1, text: typed })
      saved.push(typed)
      if (way === 'answer lost') throw new Error('offline')
      return read()
    },
    load: async () => read(),
    keep: ({ text: typed, baseVersion, unanswered }) => {
      kept.push(`${typed} on ${baseVersion}${unanswered === null ? '' : ` or ${unanswered}`}`)
    },
    drop: () => void kept.push(null),
    onFailed: failed,
  })
  const saveElsewhere = (words: string) => Object.assign(server, { version: server.version + 1, text: words })
  return { text, server, sent, saved, kept, failed, read, saveElsewhere }
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('each save is based on the version of the one before', async () => {
  const { text, saved, kept } = open()
  text.type('one two')
  await wait(1_200)
  text.type('one two three')
  await wait(1_200)
  expect(saved).toEqual(['one two', 'one two three'])
  expect(text.read()).toMatchObject({ base: { version: 3 }, saving: 'saved', trouble: null })
  expect(kept).toEqual(['one two on 1', null, 'one two three on 2', null])
})

test('what is typed during a save is kept on the version that the save made', async () => {
  const { text, kept } = open()
  text.type('one two')
  await wait(1_050)
  text.type('one two three')
  await wait(60)
  expect(kept).toEqual(['one two on 1', 'one two three on 1 or one two', 'one two three on 2'])
})

test('a text that is typed back to what is saved is not sent, and not kept any more', async () => {
  const { text, saved, kept } = open()
  text.type('one two')
  text.type('one')
  await wait(1_200)
  expect([saved, kept.at(-1), text.read().saving]).toEqual([[], null, 'saved'])
})

test('a newer version of another window is shown as long as nothing is typed', async () => {
  const { text, saveElsewhere, read } = open()
  saveElsewhere('theirs')
  text.hear(read())
  expect(text.read()).toMatchObject({ text: 'theirs', base: { version: 2 }, isUpdated: true })
  text.type('theirs and mine')
  expect(text.read().isUpdated).toBe(false)
  saveElsewhere('again theirs')
  text.hear(read())
  expect(text.read()).toMatchObject({ text: 'theirs and mine', base: { version: 2 } })
  await wait(1_200)
  expect(text.read()).toMatchObject({ text: 'theirs and mine', trouble: { kind: 'changed' } })
})

test('after a refusal nothing is sent until the user has decided, but everything typed is kept', async () => {
  const { text, server, sent, kept, saveElsewhere, read } = open()
  text.type('mine')
  saveElsewhere('theirs')
  await wait(1_200)
  text.type('mine too')
  await wait(20_000)
  text.flush()
  await wait(1_000)
  expect([sent, server.text, kept.at(-1)]).toEqual([['mine'], 'theirs', 'mine too on 1'])
  await Promise.all([text.saveOnTop('both', read()), wait(200)])
  expect([server.text, kept.at(-1), text.read().trouble]).toEqual(['both', null, null])
  text.type('both and more')
  await wait(1_200)
  expect(server).toEqual({ version: 4, text: 'both and more' })
})

test.each([
  ['and nothing more was typed', 'one two', 2],
  ['and more was typed since', 'one two three', 3],
])('a save whose answer was lost is no change of another user, %s', async (_, typed, version) => {
  const { text, server, failed } = open('answer lost')
  text.type('one two')
  await wait(1_200)
  expect(text.read().saving).toBe('retrying')
  text.type(typed)
  await wait(5_000)
  expect(text.read()).toMatchObject({ saving: 'saved', trouble: null, base: { version, text: typed } })
  expect([server.text, failed.mock.calls]).toEqual([typed, []])
})

test.each([
  [404, 'not_found', { kind: 'gone' }],
  [409, 'conflict', { kind: 'refused', reason: 'It cannot be.', isLocked: true }],
  [409, 'limit_reached', { kind: 'refused', reason: 'It cannot be.', isLocked: false }],
])(
  'a refusal with the status %i (%s) says why, and saving goes on when the user tries again',
  async (status, code, trouble) => {
    const { text, server, kept, failed } = open({ status, code })
    text.type('one two')
    await wait(1_200)
    expect([text.read().trouble, kept.at(-1), failed.mock.calls]).toEqual([trouble, 'one two on 1', []])
    text.resume()
    await wait(200)
    expect([text.read().trouble, server.text, kept.at(-1)]).toEqual([null, 'one two', null])
  },
)

test('a text that is refused as it is stays refused until another one is saved', async () => {
  const tooLong = { status: 413, code: 'failed' }
  const { text, sent, saved, kept, failed } = open(tooLong, tooLong)
  text.type('one two three')
  await wait(1_200)
  text.type('one two thre')
  expect(text.read().trouble).toMatchObject({ kind: 'refused', isLocked: false })
  await wait(20_000)
  expect([sent.length, kept.at(-1), failed.mock.calls]).toEqual([2, 'one two thre on 1', []])
  text.type('one two')
  await wait(1_200)
  expect([saved, text.read().trouble, kept.at(-1)]).toEqual([['one two'], null, null])
})

test('a session that ends is no refusal: what was typed is kept, and nothing is said twice', async () => {
  const { text, sent, kept, failed } = open({ status: 401, code: 'not_signed_in' })
  text.type('one two')
  await wait(20_000)
  expect(text.read()).toMatchObject({ saving: 'failed', trouble: null })
  expect([sent.length, kept.at(-1), failed.mock.calls.length]).toEqual([1, 'one two on 1', 1])
})

test('without a connection the text is kept, the user is told once, and a flush saves it later', async () => {
  const { text, server, kept, failed } = open('offline', 'offline', 'offline', 'offline')
  text.type('one two')
  await wait(60_000)
  expect([text.read().saving, failed.mock.calls.length, kept.at(-1)]).toEqual(['failed', 1, 'one two on 1'])
  text.flush()
  await wait(200)
  expect([server.text, text.read().saving]).toEqual(['one two', 'saved'])
})

test('a version that was brought back takes the place of what is here', async () => {
  const { text, read, saveElsewhere, kept, saved } = open()
  text.type('mine')
  saveElsewhere('old')
  text.adopt(read())
  await wait(5_000)
  expect(text.read()).toMatchObject({ text: 'old', base: { version: 2 }, saving: 'clean', trouble: null })
  expect([kept.at(-1), saved]).toEqual([null, []])
})
