import type { PlantedParameters } from './parameters.ts'
import type { Random } from './random.ts'

/** Draws monthly searches by Zipf's law over random ranks, rounded down to the steps that keyword planners show. */
export function drawVolume(
  random: Random,
  { keywords, topVolume, volumeZipf }: PlantedParameters,
  isHead: boolean,
): number {
  const rank = isHead ? random.unit() * random.unit() : random.unit()
  const searches = topVolume / (1 + rank * keywords) ** volumeZipf
  return searches < LEAST ? 0 : (STEPS.findLast((step) => step <= searches) ?? STEPS[0])
}

const LEAST = 8
const STEPS = `
  10 20 30 40 50 70 90 110 140 170 210 260 320 390 480 590 720 880 1000 1300 1600 1900 2400 2900 3600 4400
  5400 6600 8100 9900 12100 14800 18100 22200 27100 33100 40500 49500 60500 74000 90500 110000 135000
  165000 201000 246000 301000 368000 450000 550000`
  .trim()
  .split(/\s+/)
  .map(Number)
