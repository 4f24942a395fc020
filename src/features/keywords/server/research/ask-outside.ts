import { cleanKeyword, foldKeyword } from '#features/contentplans/rules.ts'
import { z } from 'zod'
import type { KeywordData, KeywordMarket, KeywordVolume } from '#integrations/keyword-data/index.ts'
import type { Model } from '#integrations/model/index.ts'
import { Explained, Temporary } from '#platform/errors.ts'
import { findKeywordFault, NO_VOLUMES } from '../../rules.ts'

// Every call that a user waits for and that may cost money is made in this file; the services that it calls book the costs.

const VOLUMES_MS = 60_000
const RELATED_MS = 60_000
const MODEL_MS = 180_000
/** Most related keywords to ask for, for each keyword: every result costs money. */
export const MOST_RELATED = 100
export const MOST_IDEAS = 200

export interface Asked {
  found: KeywordVolume[]
  /** Why some of the results or numbers are missing; null when none is. */
  notice: string | null
}

/** The monthly searches of keywords, in their order; null where they could not be read, with the reason as notice. */
export async function askVolumes(
  keywordData: KeywordData | null,
  { keywords, ...market }: KeywordMarket & { keywords: readonly string[] },
): Promise<Asked> {
  if (keywordData === null) return { found: withoutNumbers(keywords), notice: NO_VOLUMES }
  const { volumes } = keywordData
  const signal = AbortSignal.timeout(VOLUMES_MS)
  const asked: Asked = { found: [], notice: null }
  for (let at = 0; at < keywords.length; at += volumes.batchSize) {
    const batch = keywords.slice(at, at + volumes.batchSize)
    // After one failure the rest would only cost time, or money.
    const answer =
      asked.notice === null ? await attempt(volumes.fetch({ ...market, keywords: batch }, { signal })) : null
    asked.notice ??= answer?.notice ?? null
    asked.found.push(...(answer?.value ?? withoutNumbers(batch)))
  }
  return asked
}

/**
 * Keywords that are related to any of these, each once, the most searched first. Throws only when every call failed.
 */
export async function askRelated(
  { related }: KeywordData,
  { keywords, ...market }: KeywordMarket & { keywords: readonly string[] },
): Promise<Asked> {
  const signal = AbortSignal.timeout(RELATED_MS)
  const answers = await Promise.all(
    keywords.map((keyword) =>
      attempt(related.fetch({ ...market, keyword, limit: MOST_RELATED }, { signal })),
    ),
  )
  const failed = answers.find(({ notice }) => notice !== null)
  if (failed !== undefined && answers.every(({ value }) => value === null)) throw failed.error
  const found = keepNew(
    answers.flatMap(({ value }) => value ?? []),
    keywords,
  ).toSorted((one, other) => (other.searchVolume ?? -1) - (one.searchVolume ?? -1))
  return { found, notice: failed?.notice ?? null }
}

function withoutNumbers(keywords: readonly string[]): KeywordVolume[] {
  return keywords.map((keyword) => ({ keyword, searchVolume: null, cpc: null, competition: null }))
}

interface Attempt<T> {
  value: T | null
  notice: string | null
  error: unknown
}

/** Waits for a call; gives the failures that have an explanation as a notice, and throws all others. */
async function attempt<T>(call: Promise<T>): Promise<Attempt<T>> {
  try {
    return { value: await call, notice: null, error: null }
  } catch (thrown) {
    const error = isTimeout(thrown) ? new Temporary(TOO_SLOW) : thrown
    if (!(error instanceof Explained)) throw thrown
    return { value: null, notice: error.message, error }
  }
}

const TOO_SLOW = 'The service does not answer in time; please try again later.'

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

const ideas = z.object({ keywords: z.array(z.string()) })

/** Keywords that a language model proposes, without numbers. */
export async function askIdeas(
  model: Model,
  { prompt, language }: { prompt: string; language: string },
): Promise<string[]> {
  const object = await askObject(model, {
    schema: ideas,
    system: `You propose search queries that people type into a search engine, for the website of a content plan. Answer with up to ${MOST_IDEAS} short queries in the language "${language}", without punctuation, each once.`,
    prompt,
  })
  const found = object.keywords.slice(0, MOST_IDEAS)
  return keepNew(
    found.map((keyword) => ({ keyword })),
    [],
  ).map(({ keyword }) => keyword)
}

/** What a language model answers. */
export async function askObject<Schema extends z.ZodType>(
  model: Model,
  { prompt, ...request }: { schema: Schema; system: string; prompt: string; maxOutputTokens?: number },
): Promise<z.infer<Schema>> {
  const messages = [{ role: 'user', content: prompt } as const]
  const call = model.generateObject({ ...request, messages, signal: AbortSignal.timeout(MODEL_MS) })
  const { value, error } = await attempt(call)
  if (value === null) throw error
  return value.object
}

/** The found keywords, cleaned, each once, without those that were asked about. */
function keepNew<Found extends { keyword: string }>(found: Found[], asked: readonly string[]): Found[] {
  const known = new Set(asked.map(foldKeyword))
  const kept: Found[] = []
  for (const one of found) {
    const keyword = cleanKeyword(one.keyword)
    const folded = foldKeyword(keyword)
    if (findKeywordFault(keyword) !== null || known.has(folded)) continue
    known.add(folded)
    kept.push({ ...one, keyword })
  }
  return kept
}
