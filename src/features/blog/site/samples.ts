import type { BlogArticle, BlogSite } from './blog-site.ts'

const ARTICLE: BlogArticle = {
  id: 1,
  slug: 'sample',
  title: 'A sample',
  summary: 'A summary',
  metaTitle: '',
  metaDescription: '',
  canonical: null,
  hubId: 1,
  author: 'An author',
  image: { url: 'images/sample.jpg', alt: 'A picture' },
  words: 1000,
  publishedAt: '2026-01-01T08:00:00.000Z',
  updatedAt: '2026-02-01T08:00:00.000Z',
  jsonLd: '',
  linksTo: [],
  version: '',
}

const FULL: BlogSite = {
  name: 'A blog',
  description: 'About samples',
  language: 'en',
  address: 'https://blog.example/base',
  settings: {
    domain: 'blog.example',
    base: '/base',
    navlinks: [{ label: 'Shop', url: '/shop' }],
    linkedin_url: 'https://social.example/1',
    twitter_url: 'https://social.example/2',
    facebook_url: 'https://social.example/3',
    instagram_url: 'https://social.example/4',
    ga_code: 'G-SAMPLE1',
  },
  isStaging: false,
  indexKey: null,
  articles: Array.from({ length: 101 }, (_, at) => ({ ...ARTICLE, id: at, slug: `sample-${at}` })),
  hubs: [{ id: 1, name: 'A hub', slug: 'hub', description: 'About the hub' }],
}

/** Small blogs in which each part of a page occurs. */
export const SAMPLES: BlogSite[] = [
  FULL,
  {
    ...FULL,
    language: 'ar',
    isStaging: true,
    articles: [{ ...ARTICLE, hubId: null, image: null, author: '' }],
  },
  { ...FULL, articles: [], hubs: [] },
]

/** A body with everything that its page reads or completes. */
export const SAMPLE_BODY = `${['a', 'b', 'c', 'd'].map((id) => `<h2 id="${id}">${id}</h2>`).join('')}<div class="table"></div><section class="sources"><ol></ol></section>`
