/** Random numbers that repeat for the same seed. */
export interface Random {
  /** From 0 up to, not including, 1. */
  unit(): number
  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number
  chance(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** An item, more often one from the front than one from the end. */
  pickEarly<Item>(items: readonly Item[]): Item
  /** Gumbel noise of scale 1: added to scores it makes their order random, higher scores more likely first. */
  gumbel(): number
  /** A whole number of at least 1 with this mean. */
  geometric(mean: number): number
  poisson(mean: number): number
  /** Changes the order in place. */
  shuffle<Item>(items: Item[]): Item[]
}

const TINY = 1e-12
const MOST_EVENTS = 12

export function createRandom(seed: number): Random {
  const unit = createGenerator(seed)
  const below = (limit: number) => Math.floor(unit() * limit)
  return {
    unit,
    below,
    chance: (share) => unit() < share,
    pick: (items) => items[below(items.length)],
    pickEarly: (items) => items[Math.floor(items.length * unit() * unit())],
    gumbel: () => -Math.log(-Math.log(unit() + TINY) + TINY),
    geometric: (mean) => (mean <= 1 ? 1 : 1 + Math.floor(Math.log(1 - unit()) / Math.log(1 - 1 / mean))),
    poisson: (mean) => drawPoisson(unit(), mean),
    shuffle(items) {
      for (let last = items.length - 1; last > 0; last--) {
        const other = below(last + 1)
        const kept = items[last]
        items[last] = items[other]
        items[other] = kept
      }
      return items
    },
  }
}

/** sfc32, Chris Doty-Humphrey's small fast counting generator. */
function createGenerator(seed: number): () => number {
  const mix = createSeedMixer(seed)
  let a = mix()
  let b = mix()
  let c = mix()
  let counter = 1

  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + sum) | 0
    return (sum >>> 0) / 2 ** 32
  }

  for (let round = 0; round < 16; round++) next()
  return next
}

/** splitmix32 over both halves of the seed, so that neighbouring seeds give unrelated numbers. */
function createSeedMixer(seed: number): () => number {
  let state = Math.imul(seed | 0, 0x2c1b3c6d) ^ Math.imul(Math.floor(seed / 2 ** 32), 0x297a2d39)
  return () => {
    state = (state + 0x9e3779b9) | 0
    let x = state ^ (state >>> 16)
    x = Math.imul(x, 0x21f0aaad)
    x = Math.imul(x ^ (x >>> 15), 0x735a2d97)
    return x ^ (x >>> 15)
  }
}

function drawPoisson(quantile: number, mean: number): number {
  let events = 0
  let probability = Math.exp(-mean)
  let reached = probability
  while (quantile > reached && events < MOST_EVENTS) {
    events++
    probability *= mean / events
    reached += probability
  }
  return events
}
