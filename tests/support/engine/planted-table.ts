import { KeywordTableBuilder } from '#engine/index.ts'
import { createRandom, generateKeywords } from './planted-keywords.ts'
import type { PlantedKeyword, PlantedParameters } from './planted-keywords.ts'

/** Planted keywords in random order, so that the order does not reveal their intents. */
export function listPlantedKeywords(
  parameters: Partial<PlantedParameters> & Pick<PlantedParameters, 'keywords' | 'seed'>,
): PlantedKeyword[] {
  return createRandom(parameters.seed).shuffle([...generateKeywords(parameters)])
}

/** A table whose row i is the i-th keyword. */
export function fillKeywordTable(keywords: PlantedKeyword[]): KeywordTableBuilder {
  const table = new KeywordTableBuilder()
  addKeywords(table, keywords)
  return table
}

export function addKeywords(table: KeywordTableBuilder, keywords: PlantedKeyword[]): void {
  for (const { keyword, volume, urls } of keywords) {
    for (const url of urls.map(encode)) table.url(url, 0, url.length)
    const text = encode(keyword)
    table.row(text, 0, text.length, volume)
  }
}

const encoder = new TextEncoder()

function encode(text: string): Uint8Array {
  return encoder.encode(text)
}
