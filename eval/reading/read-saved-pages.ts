import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import type { SourcePage } from '#features/writing/contract.ts'
import { decodeHtml, openReader, type SiteReader } from '#features/pages/server/index.ts'
import { caseFile, type Case } from './case.ts'
import { guessLanguage, guessMainKeyword } from './guess-case.ts'
import { readJsonFile } from './read-json-file.ts'

const HTML = /\.html?$/i
const CASE = 'case.json'

/** The names of the saved pages in a folder. */
export function listSavedPages(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => HTML.test(entry.name) && !entry.isDirectory())
    .map(({ name }) => name)
    .sort()
}

/** One case from the saved pages of a folder, read as the product reads pages; what case.json leaves out is guessed. */
export async function readSavedPages(folder: string, mutter: (line: string) => void): Promise<Case> {
  await using reader = openReader()
  const path = join(folder, CASE)
  const said = existsSync(path) ? readJsonFile(path, caseFile.partial()) : {}
  const pages: SourcePage[] = []
  for (const name of listSavedPages(folder)) {
    const page = await readPage(reader, join(folder, name), pages)
    if (typeof page === 'string') mutter(`  ${name} is left out. ${page}`)
    else pages.push(page)
  }
  if (pages.length === 0) throw new Error(`None of the pages in ${folder} has a text.`)
  const language = said.language ?? guessLanguage(pages)
  const mainKeyword = said.mainKeyword ?? guessMainKeyword(pages, language)
  if (mainKeyword === '')
    throw new Error(`The pages in ${folder} have no titles: write their mainKeyword into ${CASE} there.`)
  return {
    name: basename(resolve(folder)),
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

/** A page, or why it cannot be one of the case. */
async function readPage(
  reader: SiteReader,
  path: string,
  earlier: readonly SourcePage[],
): Promise<SourcePage | string> {
  const html = decodeHtml(readFileSync(path), '')
  if (html.includes('\0')) return 'It is no HTML.'
  const { content, problem } = await reader.readSource(html)
  if (content === null) return problem ?? 'It cannot be read.'
  if (content.text === '') return 'It has no text.'
  const url = findUrl(html) ?? nameUrl(path)
  if (earlier.some((page) => page.url === url)) return `Another page is from ${url}, too.`
  const language = content.language?.slice(0, 2).toLowerCase() ?? null
  return { ...content, language, position: earlier.length + 1, url }
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
