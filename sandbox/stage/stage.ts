import { createWorld, dateOf, dayOf, pacificDay, withPublished } from '../world/index.ts'
import type { Published, World, WorldSize } from '../world/index.ts'
import { BoundedMap } from './bounded-map.ts'
import { createClock, type Clock } from './clock.ts'
import { createFaults, type Faults } from './faults.ts'
import { createJournal, type Journal } from './journal.ts'

/** State that all services of a sandbox share. */
export interface Stage {
  clock: Clock
  faults: Faults
  journal: Journal
  world(): World
  /** The current day as days since 1970, in the search engine's time zone. */
  today(): number
  publish(article: Published): void
  reset(): void
}

const MOST_PUBLISHED = 1000
/** Worlds never change, so all stages with the same seed, size and month share one. */
const worlds = new BoundedMap<World>(2)

/** The world begins on the first day of the current month, so that a restart on another day gives the same world. */
export function createStage(input: { seed: number; size: WorldSize; realNow?: () => number }): Stage {
  const clock = createClock(input.realNow)
  const faults = createFaults()
  const journal = createJournal()
  const today = () => pacificDay(clock.now())
  const beginning = dayOf(`${dateOf(today()).slice(0, 7)}-01`)
  const first = openWorld({ seed: input.seed, size: input.size, today: beginning })
  let world = first
  return {
    clock,
    faults,
    journal,
    world: () => world,
    today,
    publish(article) {
      const others = world.published.filter(({ url }) => url !== article.url)
      world = withPublished(first, [...others, article].slice(-MOST_PUBLISHED))
    },
    reset() {
      world = first
      clock.reset()
      faults.clear()
      journal.clear()
    },
  }
}

function openWorld(input: Parameters<typeof createWorld>[0]): World {
  const key = JSON.stringify([input.seed, input.size, input.today])
  const world = worlds.get(key) ?? createWorld(input)
  worlds.set(key, world)
  return world
}
