import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { SourcePage } from '#features/writing/contract.ts'
import { decodeHtml, openReader, type SiteReader } from '#features/pages/server/index.ts'
import { caseFile, type Case } from './case.ts'
import { guessLanguage, guessMainKeyword } from './guess-case.ts'

const HTML = /\.html?$/i
const CASE = 'case.json'

/** Whether a folder holds saved pages and not frozen cases. */
export function hasSavedPages(folder: string): boolean {
  return readdirSync(folder).some((name) => HTML.test(name))
}

/** One case from the saved pages of a folder, read as the product reads pages; what case.json leaves out is guessed. */
export async function readSavedPages(folder: string): Promise<Case> {
  await using reader = openReader()
  const names = readdirSync(folder)
    .filter((name) => HTML.test(name))
    .sort()
  const pages: SourcePage[] = []
  for (const name of names) pages.push(...(await readPage(reader, join(folder, name), pages.length + 1)))
  if (pages.length === 0) throw new Error(`None of the pages in ${folder} has a text.`)
  const path = join(folder, CASE)
  const given: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const said = caseFile.partial().parse(given)
  const language = said.language ?? guessLanguage(pages)
  const mainKeyword = said.mainKeyword ?? guessMainKeyword(pages, language)
  return {
    name: basename(folder),
    mainKeyword,
    keywords: said.keywords ?? [{ keyword: mainKeyword, volume: null }],
    language,
    country: said.country ?? 'us',
    type: said.type ?? null,
    ownDomain: said.ownDomain ?? '',
    ownPages: said.ownPages ?? [],
    traps: said.traps ?? [],
    gold: said.gold ?? null,
    pages,
  }
}

/** None when the page has no text. */
async function readPage(reader: SiteReader, path: string, position: number): Promise<SourcePage[]> {
  const html = decodeHtml(readFileSync(path), '')
  const { content } = await reader.readSource(html)
  if (content === null || content.text === '') return []
  const language = content.language?.slice(0, 2).toLowerCase() ?? null
  return [{ ...content, language, position, url: findUrl(html) ?? nameUrl(path) }]
}

const SAVED_FROM = /<!-- saved from url=\(\d+\)(\S+) -->/
const CANONICAL = /<link\b[^>]*\brel=["']?canonical\b[^>]*>/i
const HREF = /\bhref=["']?([^"'\s>]+)/i

/** Where the page says that it comes from. */
function findUrl(html: string): string | null {
  const url = SAVED_FROM.exec(html)?.[1] ?? HREF.exec(CANONICAL.exec(html)?.[0] ?? '')?.[1] ?? ''
  return URL.canParse(url) && /^https?:/.test(url) ? new URL(url).href : null
}

function nameUrl(path: string): string {
  return `https://saved.example/${encodeURIComponent(basename(path))}`
}
