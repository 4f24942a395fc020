import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Connection, type ConnectionState, type WireEvents } from './connection.ts'
import { itemAt } from '#platform/items.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A connection whose sockets are played by the test. */
function makeScene() {
  const wires: (WireEvents & { sent: string[]; isClosed: boolean })[] = []
  const states: ConnectionState[] = []
  const heard: unknown[] = []
  let isWhole = true
  const counts = { tickets: 0, begun: 0, missed: 0, over: 0 }
  let failsTicket = false
  const connection = new Connection({
    openWire(events) {
      const wire = { ...events, sent: new Array<string>(), isClosed: false }
      wires.push(wire)
      return { send: (text) => void wire.sent.push(text), close: () => void (wire.isClosed = true) }
    },
    async fetchTicket() {
      counts.tickets += 1
      if (failsTicket) throw new Error('no answer')
      return { ticket: `ticket ${counts.tickets}`, since: 'mark' }
    },
    onState: (state) => void states.push(state),
    onMessage: ({ data }) => void heard.push(data),
    onBegin: () => void (counts.begun += 1),
    onMissed: () => void (counts.missed += 1),
    onSessionOver: () => void (counts.over += 1),
  })
  const newest = () => itemAt(wires, wires.length - 1)
  return {
    connection,
    wires,
    counts,
    heard,
    newest,
    state: () => states.at(-1),
    failTickets: (fails: boolean) => void (failsTicket = fails),
    /** Lets messages between the ticket and the welcome be unknown. */
    breakWelcome: () => void (isWhole = false),
    say: (frame: object) => newest().onText(JSON.stringify(frame)),
    async welcome() {
      await vi.advanceTimersByTimeAsync(0)
      newest().onOpen()
      newest().onText(JSON.stringify({ name: 'welcome', isWhole }))
    },
    async open() {
      connection.open()
      await this.welcome()
    },
  }
}

/** The error of a promise, or null. It is caught at once, so that the fake time can advance. */
function failureOf(promise: Promise<void>): Promise<unknown> {
  return promise.then(
    () => null,
    (error: unknown) => error,
  )
}

/** Milliseconds until the next try, checked every 100 ms; null when there is none within 30 seconds. */
async function measurePause({ counts }: ReturnType<typeof makeScene>): Promise<number | null> {
  const before = counts.tickets
  for (let waited = 0; waited <= 30_000; waited += 100) {
    if (counts.tickets > before) return waited
    await vi.advanceTimersByTimeAsync(100)
  }
  return null
}

test('a socket opens with a ticket as its first message', async () => {
  const scene = makeScene()
  await scene.open()
  expect(scene.newest().sent).toEqual(['{"ticket":"ticket 1","since":"mark"}'])
  expect(scene.state()).toEqual({ phase: 'open', isLost: false })
  expect(scene.counts).toMatchObject({ begun: 0, missed: 0 })
})

test('a first connection that does not know all messages since its ticket says so', async () => {
  const scene = makeScene()
  scene.breakWelcome()
  await scene.open()
  expect(scene.counts).toMatchObject({ begun: 1, missed: 0 })
})

test('a connection that broke off is tried again after 1, 2, 4, 8 and 10 seconds, and then no more', async () => {
  const scene = makeScene()
  await scene.open()
  const pauses = []
  for (let round = 0; round < 6; round++) {
    scene.newest().onClose(1006)
    pauses.push(await measurePause(scene))
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, null])
  expect(scene.state()).toEqual({ phase: 'closed', isLost: true })
})

test('a ticket that cannot be fetched counts as a failed try', async () => {
  const scene = makeScene()
  scene.failTickets(true)
  scene.connection.open()
  const pauses = []
  for (let round = 0; round < 6; round++) pauses.push(await measurePause(scene))
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 10_000, null])
  expect(scene.wires).toEqual([])
})

test.each([1000, 1001, 1008, 1009, 1011, 1012, 4429])(
  'a connection that was closed with %i is not tried again by itself',
  async (code) => {
    const scene = makeScene()
    await scene.open()
    scene.newest().onClose(code)
    expect(scene.state()).toEqual({ phase: 'closed', isLost: true })
    expect(await measurePause(scene)).toBeNull()
  },
)

test('a welcome resets the pauses, and reports that messages may have been missed', async () => {
  const scene = makeScene()
  await scene.open()
  for (let round = 0; round < 3; round++) {
    scene.newest().onClose(1006)
    await measurePause(scene)
  }
  await scene.welcome()
  expect(scene.counts).toMatchObject({ begun: 0, missed: 1 })
  scene.newest().onClose(1006)
  expect(await measurePause(scene)).toBe(1_000)
})

test('a first connection that took several tries may have missed messages, too', async () => {
  const scene = makeScene()
  scene.failTickets(true)
  scene.connection.open()
  await measurePause(scene)
  scene.failTickets(false)
  await measurePause(scene)
  await scene.welcome()
  expect(scene.counts.missed).toBe(1)
})

test('messages that the server has missed count as missed, too', async () => {
  const scene = makeScene()
  await scene.open()
  scene.say({ name: 'missed' })
  expect(scene.counts.missed).toBe(1)
})

test('waking begins another round of tries, but only when the last round has failed', async () => {
  const scene = makeScene()
  await scene.open()
  scene.connection.wake()
  scene.newest().onClose(1006)
  scene.connection.wake()
  expect(scene.counts.tickets).toBe(1)
  for (let round = 0; round < 5; round++) {
    await measurePause(scene)
    scene.newest().onClose(1006)
  }
  scene.connection.wake()
  scene.connection.wake()
  expect(scene.counts.tickets).toBe(7)
  expect(scene.state()).toEqual({ phase: 'connecting', isLost: true })
  await scene.welcome()
  expect(scene.state()).toEqual({ phase: 'open', isLost: false })
})

test('the end of a session is reported once, and no other try is made', async () => {
  const scene = makeScene()
  await scene.open()
  scene.newest().onClose(4401)
  expect(scene.counts.over).toBe(1)
  expect(await measurePause(scene)).toBeNull()
})

test('after a sign-out no try is made and no message is received', async () => {
  const scene = makeScene()
  await scene.open()
  scene.say({ name: 'tracker', data: 1 })
  scene.connection.close()
  expect(scene.newest().isClosed).toBe(true)
  scene.say({ name: 'tracker', data: 2 })
  scene.newest().onClose(1006)
  expect(scene.heard).toEqual([1])
  expect(await measurePause(scene)).toBeNull()
  expect(scene.state()).toEqual({ phase: 'closed', isLost: false })
  await scene.open()
  expect(scene.counts.missed).toBe(0)
})

test('a sign-out while a ticket is fetched opens no socket', async () => {
  const scene = makeScene()
  scene.connection.open()
  scene.connection.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(scene.wires).toEqual([])
})

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"name":7}',
  '{"name":"done"}',
  '{"name":"failed","id":9}',
  '{"name":"beat"}',
])('a frame like %j is ignored', async (text) => {
  const scene = makeScene()
  await scene.open()
  scene.newest().onText(text)
  expect(scene.heard).toEqual([])
})

test('a message waits for the connection, checks it every 100 ms, and is done when the server says so', async () => {
  const scene = makeScene()
  const sent = scene.connection.send('callAgent', { clusterId: 7 })
  await vi.advanceTimersByTimeAsync(2_950)
  await scene.open()
  expect(scene.newest().sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(scene.newest().sent[1]).toBe('{"id":1,"name":"callAgent","data":{"clusterId":7}}')
  scene.say({ name: 'done', id: 1 })
  await expect(sent).resolves.toBeUndefined()
})

test('a message without a connection fails after ten seconds', async () => {
  const scene = makeScene()
  const failure = failureOf(scene.connection.send('callAgent', {}))
  await vi.advanceTimersByTimeAsync(10_200)
  expect(await failure).toMatchObject({ message: expect.stringContaining('no live connection') })
})

test('a message that is refused fails with the error of the server', async () => {
  const scene = makeScene()
  await scene.open()
  const failure = failureOf(scene.connection.send('callAgent', {}))
  await vi.advanceTimersByTimeAsync(0)
  scene.say({ name: 'failed', id: 1, data: { message: 'There is nothing under this id.', status: 404 } })
  expect(await failure).toMatchObject({ message: 'There is nothing under this id.', status: 404 })
})

test('a message without an answer fails when the connection ends, or after half a minute', async () => {
  const scene = makeScene()
  await scene.open()
  const noAnswer = { message: expect.stringContaining('before the server answered') }
  const cut = failureOf(scene.connection.send('callAgent', {}))
  await vi.advanceTimersByTimeAsync(0)
  scene.newest().onClose(1006)
  expect(await cut).toMatchObject(noAnswer)
  await measurePause(scene)
  await scene.welcome()
  const silent = failureOf(scene.connection.send('callAgent', {}))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await silent).toMatchObject(noAnswer)
})

test('a connection that is silent for a minute counts as lost', async () => {
  const scene = makeScene()
  await scene.open()
  const first = scene.newest()
  await vi.advanceTimersByTimeAsync(50_000)
  scene.say({ name: 'beat' })
  await vi.advanceTimersByTimeAsync(59_000)
  expect(scene.counts.tickets).toBe(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(scene.state()?.phase).toBe('waiting')
  expect(first.isClosed).toBe(true)
  first.onText('{"name":"tracker","data":"late"}')
  expect(scene.heard).toEqual([])
})
