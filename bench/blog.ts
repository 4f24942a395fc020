import { gzipSync } from 'node:zlib'
import { planSite, type BlogArticle, type BlogSite } from '#features/blog/site/index.ts'
import type { OutgoingArticle } from '#integrations/publisher/index.ts'
import { measureBuilding } from './blog/measure-building.ts'
import { measurePages } from './blog/measure-pages.ts'
import { openBlog } from './blog/open-blog.ts'
import { median } from './measure/measure-command.ts'
import { readNumbers, type Options } from './options.ts'
import type { Report } from './report.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PARAGRAPH =
  '<p>A foot is longer in the evening than in the morning, and wider under load than in the air.</p>'

/**
 * How long it takes to write a whole blog, beside packing the same bytes, which a server does with each
 * page; and how long after a change, when only the pages that differ are written. Then the same in a database, and what
 * Lighthouse says of the pages as readers get them. --articles 1000  --runs 5  --lighthouse no
 */
export async function bench(report: Report, options: Options): Promise<void> {
  const [articles = 1000] = readNumbers(options, 'articles', [1000])
  const [runs = 5] = readNumbers(options, 'runs', [5])
  const site = makeSite(articles)
  writeChanged(site, new Map())
  const measure = (name: string, to: BlogSite, from: () => Map<string, string>) => {
    const measured = Array.from({ length: runs }, () => measureWriting(to, from()))
    report.note(`  ${name}: ${measured[0]?.pages} pages, ${Math.round((measured[0]?.bytes ?? 0) / 1000)} kB`)
    return {
      writing: median(measured.map(({ writing }) => writing)),
      packing: median(measured.map(({ packing }) => packing)),
    }
  }
  const known = () => new Map(planSite(site).map(({ path, fingerprint }) => [path, fingerprint]))
  const title = 'Another title'
  const retitled = {
    ...site,
    articles: site.articles.map((one) => (one.id === 500 ? { ...one, title } : one)),
  }
  const extended = { ...site, articles: [...site.articles, makeArticle(articles + 1)] }
  const name = `all pages of ${articles} articles`
  const whole = measure(name, site, () => new Map())
  const packed = { peer: 'gzip of the same bytes', peerValue: whole.packing }
  report.add({ name, value: whole.writing, unit: 'ms', runs, goal: '<= 5000', ...packed })
  const again = { peer: 'all pages again', peerValue: whole.writing }
  for (const [change, changed] of [
    ['after a new title', retitled],
    ['after a new article', extended],
    ['after no change', site],
  ] as const) {
    const { writing } = measure(change, changed, known)
    report.add({ name: change, value: writing, unit: 'ms', runs, goal: '<= 300', ...again })
  }
  await benchReal(report, { articles, runs, hasLighthouse: options['lighthouse'] !== 'no' })
}

async function benchReal(
  report: Report,
  { articles, runs, hasLighthouse }: { articles: number; runs: number; hasLighthouse: boolean },
): Promise<void> {
  await using closing = new AsyncDisposableStack()
  const outgoing = Array.from({ length: articles }, (_, at) => makeOutgoing(at + 1))
  const opened = await openBlog(outgoing, closing)
  await measureBuilding(report, opened, { articles: outgoing, runs })
  if (hasLighthouse) await measurePages(report, opened.address)
}

/** An article as a publishing run hands it over. */
function makeOutgoing(id: number): OutgoingArticle {
  const { slug, title, summary, author, words } = makeArticle(id)
  const publishedAt = new Date(Date.UTC(2020, 0, 1) + id * DAY_MS)
  return {
    marker: `keyloom-${id}-bench`,
    title,
    slug,
    html: bodyOf(id),
    summary,
    metaTitle: title,
    metaDescription: summary,
    canonical: null,
    language: 'en',
    author,
    publishedAt,
    updatedAt: publishedAt,
    categories: [`Hub ${id % 30}`],
    image: null,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'BlogPosting', headline: title }],
    linksTo: [id + 1, id * 2],
    words,
    state: 'live',
  }
}

function measureWriting(site: BlogSite, known: Map<string, string>) {
  const begun = performance.now()
  const pages = writeChanged(site, known)
  const writing = performance.now() - begun
  const packed = performance.now()
  for (const page of pages) gzipSync(page)
  const bytes = pages.reduce((sum, page) => sum + page.length, 0)
  return { writing, packing: performance.now() - packed, pages: pages.length, bytes }
}

function writeChanged(site: BlogSite, known: Map<string, string>): Buffer[] {
  return planSite(site)
    .filter(({ path, fingerprint }) => known.get(path) !== fingerprint)
    .map(({ articleId, write }) => Buffer.from(write(articleId === null ? '' : bodyOf(articleId))))
}

function makeSite(articles: number): BlogSite {
  return {
    name: 'A blog',
    description: 'About boots',
    language: 'en',
    address: 'https://shop.example/blog',
    settings: {
      domain: 'shop.example',
      base: '/blog',
      navlinks: [{ label: 'Shop', url: 'https://shop.example/' }],
      linkedin_url: '',
      twitter_url: '',
      facebook_url: '',
      instagram_url: '',
      ga_code: '',
    },
    isStaging: false,
    indexKey: null,
    articles: Array.from({ length: articles }, (_, at) => makeArticle(at + 1)),
    hubs: Array.from({ length: 30 }, (_, id) => ({
      id,
      name: `Hub ${id}`,
      slug: `hub-${id}`,
      description: '',
    })),
  }
}

function makeArticle(id: number): BlogArticle {
  const publishedAt = new Date(Date.UTC(2020, 0, 1) + id * DAY_MS).toISOString()
  const headline = `Article ${id} about boots`
  return {
    id,
    slug: `article-${id}`,
    title: headline,
    summary: `What article ${id} says in one or two sentences, so that people know whether to read it.`,
    metaTitle: '',
    metaDescription: '',
    canonical: null,
    hubId: id % 30,
    author: 'An author',
    image: { url: `images/${id}.jpg`, alt: 'A picture' },
    words: 1500,
    publishedAt,
    updatedAt: publishedAt,
    jsonLd: `<script type="application/ld+json">${JSON.stringify({ '@type': 'BlogPosting', headline })}</script>`,
    linksTo: [id + 1, id * 2],
    version: '1',
  }
}

/** About 1,500 words with eight headings. */
function bodyOf(id: number): string {
  return Array.from(
    { length: 8 },
    (_, at) => `<h2 id="part-${at}">Part ${at} of ${id}</h2>${PARAGRAPH.repeat(10)}`,
  ).join('\n')
}
