import { expect } from 'vitest'
import { makeSocketWorld } from './socket-world.ts'
import type { TestSocket } from './test-socket.ts'

const AT_ONCE = 20
const BYTES_OF_ONE = 128 * 1024

/** Opens sockets of two tenants on two servers, checks that each receives only its workspace's messages, closes all. */
export async function expectMany(count: number): Promise<void> {
  const world = await makeSocketWorld({ sockets: count })
  const second = await world.startServer()
  const before = process.memoryUsage().rss
  const own: TestSocket[] = []
  const other: TestSocket[] = []
  while (own.length + other.length < count) {
    const places = Array.from({ length: AT_ONCE }, (_, place) => place)
    const joined = await Promise.all(
      places.map((place) =>
        world.join(place % 2 === 0 ? world.own : world.other, place % 4 < 2 ? world.address : second.address),
      ),
    )
    for (const [place, open] of joined.entries()) (place % 2 === 0 ? own : other).push(open)
  }
  for (const name of ['one', 'two', 'three']) await world.publish(world.own, name)
  await world.publish(world.other, 'theirs')
  for (let told = 0; told < 3; told++) await Promise.all(own.map((open) => open.take('planRenamed')))
  await Promise.all(other.map((open) => open.take('planRenamed')))
  expect(new Set(own.map(heardNames))).toEqual(new Set(['one two three']))
  expect(new Set(other.map(heardNames))).toEqual(new Set(['theirs']))
  // Both ends of every socket are in this process.
  expect(process.memoryUsage().rss - before).toBeLessThan(count * BYTES_OF_ONE + 64 * 1024 * 1024)
  for (const { socket } of [...own, ...other]) socket.close()
  const codes = await Promise.all([...own, ...other].map(({ closed }) => closed))
  expect(new Set(codes)).toEqual(new Set([1005]))
}

function heardNames({ frames }: TestSocket): string {
  return frames
    .filter(({ name }) => name === 'planRenamed')
    .map(({ data }) => Object(data).name)
    .join(' ')
}
