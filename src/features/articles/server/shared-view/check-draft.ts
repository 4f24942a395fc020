import { isHostOf } from '#features/contentplans/rules.ts'
import { countWords } from '../../rules.ts'
import { findLinks } from './find-links.ts'
import { splitBlocks } from './split-blocks.ts'

interface Checked {
  final: string
  brief: string
  /** The website of the plan; null when none is known: then no link is internal. */
  domain: string | null
}

/** What is between the brackets of a link, and bare addresses: no words of the text. */
const ADDRESS = /\]\([^\s()]*|https?:\/\/[^\s<>()]*/gi
/** The section of a brief that says which pages of the site the article links to. */
const INTERNAL_LINKS = /\binternal[ -]?link/i

/** The on-page checklist of a final draft (F-144). */
export function checkDraft({ final, brief, domain }: Checked) {
  const { headings, prose, definitions } = splitBlocks(final)
  const links = findLinks(prose, definitions).flatMap((address) => readAddress(address, domain))
  const isInternal = (url: URL) => domain !== null && isHostOf(url.hostname, domain)
  const used = links.filter(isInternal)
  const planned = findPlanned({ brief, domain })?.filter(isInternal) ?? used
  const pages = new Set(used.map(nameOfPage))
  const wanted = new Set(planned.map(nameOfPage))
  const countLevel = (level: number) => headings.filter((heading) => heading.level === level).length
  return {
    words: countWords(prose.replaceAll(ADDRESS, ' ')),
    h1: countLevel(1),
    h2: countLevel(2),
    h3: countLevel(3),
    external_links: links.length - used.length,
    internal_links: wanted.size,
    internal_links_used: [...wanted].filter((page) => pages.has(page)).length,
  }
}

/** The links in the brief's section about internal links; null when the brief has no such section. */
function findPlanned({ brief, domain }: Pick<Checked, 'brief' | 'domain'>): URL[] | null {
  const { headings, prose, definitions } = splitBlocks(brief)
  const place = headings.findIndex(({ text }) => INTERNAL_LINKS.test(text))
  const heading = headings[place]
  if (heading === undefined) return null
  const next = headings.slice(place + 1).find(({ level }) => level <= heading.level)
  return findLinks(prose.slice(heading.end, next?.start), definitions).flatMap((address) =>
    readAddress(address, domain),
  )
}

/** A link without a host is one of the website. */
function readAddress(address: string, domain: string | null): URL[] {
  if (address.startsWith('#')) return []
  const url = URL.parse(address, domain === null ? undefined : `https://${domain}/`)
  return url !== null && /^https?:$/.test(url.protocol) ? [url] : []
}

/** Addresses of one page are the same page with and without its scheme, the slash at the end and the part after #. */
function nameOfPage({ host, pathname, search }: URL): string {
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}${search}`
}
