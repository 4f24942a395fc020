import type { BlogArticle, BlogSite } from '#features/blog/site/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_DAY = Date.parse('2026-01-05T09:30:00.000Z')

/** An article of a made-up blog: a larger id is newer, and every third one belongs to the same hub. */
export function makeArticle(id: number, changes: Partial<BlogArticle> = {}): BlogArticle {
  const publishedAt = new Date(FIRST_DAY + id * DAY_MS).toISOString()
  return {
    id,
    slug: `article-${id}`,
    title: `Article ${id} about boots`,
    summary: `What article ${id} says in short.`,
    metaTitle: '',
    metaDescription: '',
    canonical: null,
    hubId: (id % 3) + 1,
    author: 'Marie Huber',
    image: id % 2 === 0 ? { url: `images/${id}.jpg`, alt: `Picture ${id}` } : null,
    words: 900,
    publishedAt,
    updatedAt: publishedAt,
    jsonLd: `<script type="application/ld+json">{"@type":"BlogPosting","headline":"${id}"}</script>`,
    linksTo: [],
    version: 'first',
    ...changes,
  }
}

/** A made-up blog with three hubs. */
export function makeSite(articles: number | BlogArticle[], changes: Partial<BlogSite> = {}): BlogSite {
  return {
    name: 'Alpine Journal',
    description: 'Notes on boots and trails.',
    language: 'en',
    address: 'https://shop.example/blog',
    settings: {
      domain: 'shop.example',
      base: '/blog',
      navlinks: [],
      linkedin_url: '',
      twitter_url: '',
      facebook_url: '',
      instagram_url: '',
      ga_code: '',
    },
    isStaging: false,
    indexKey: null,
    articles:
      typeof articles === 'number'
        ? Array.from({ length: articles }, (_, at) => makeArticle(at + 1))
        : articles,
    hubs: [
      { id: 1, name: 'Boots', slug: 'boots', description: 'All about boots.' },
      { id: 2, name: 'Trails', slug: 'trails', description: '' },
      { id: 3, name: 'Zelte & Schlafsäcke', slug: 'zelte-schlafsäcke', description: 'Nights outside.' },
    ],
    ...changes,
  }
}

/** The body of an article with headings, a table, a citation and its source. */
export const BODY = `<p>Lead<sup class="citation"><a href="#source-1">1</a></sup></p>
${['size', 'width', 'größe', 'care'].map((id) => `<h2 id="${id}">The ${id} &amp; <em>more</em><sup class="citation"><a href="#source-1">1</a></sup></h2><p>Text</p>`).join('\n')}
<div class="table"><table><tbody><tr><td>A</td></tr></tbody></table></div>
<section class="sources"><ol><li id="source-1"><a href="https://source.example/">Source</a></li></ol></section>`
