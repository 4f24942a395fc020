import { writeFileSync, openSync, writeSync, closeSync } from 'node:fs'
import { join } from 'node:path'
import { createRandom, generateKeywords, PRESETS } from '#tests/support/engine/planted-keywords.ts'
import type { PlantedPreset } from '#tests/support/engine/planted-keywords.ts'

/** A file of planted keywords, which says nothing about the truth, and the truth beside it. */
export interface DataSet {
  name: string
  preset: PlantedPreset
  size: number
  /** JSONL: keyword, volume, urls. */
  file: string
  /** One intent a line, in the order of the keywords. */
  truthFile: string
  truth: Int32Array
  keywords: string[]
}

export const SEED = 1

const BATCH = 5000

/** Writes the keywords in an order that says nothing about their intents. */
export function writeDataSet(folder: string, preset: PlantedPreset, size: number): DataSet {
  const rows = createRandom(SEED).shuffle(listRows(preset, size))
  const name = `${size.toLocaleString('en-US')} ${preset}`
  const file = join(folder, `${preset}-${size}.jsonl`)
  const truthFile = join(folder, `${preset}-${size}.truth.txt`)
  const truth = Int32Array.from(rows, ({ intent }) => intent)
  writeLines(
    file,
    rows.map(({ line }) => line),
  )
  writeFileSync(truthFile, `${truth.join('\n')}\n`)
  return { name, preset, size, file, truthFile, truth, keywords: rows.map(({ keyword }) => keyword) }
}

export function isPreset(name: string): name is PlantedPreset {
  return name in PRESETS
}

function listRows(preset: PlantedPreset, size: number) {
  const planted = generateKeywords({ ...PRESETS[preset], keywords: size, seed: SEED })
  return planted
    .map(({ keyword, volume, urls, intent }) => ({
      keyword,
      intent,
      line: JSON.stringify({ keyword, volume, urls }),
    }))
    .toArray()
}

function writeLines(file: string, lines: string[]): void {
  const handle = openSync(file, 'w')
  for (let first = 0; first < lines.length; first += BATCH)
    writeSync(handle, `${lines.slice(first, first + BATCH).join('\n')}\n`)
  closeSync(handle)
}
