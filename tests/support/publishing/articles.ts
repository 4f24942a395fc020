import type { KnownPost, OutgoingArticle } from '#integrations/publisher/index.ts'

/** An article that is ready to be published. */
export function makeOutgoing(change: Partial<OutgoingArticle> = {}): OutgoingArticle {
  return {
    marker: 'keyloom-7',
    title: 'How to choose hiking boots',
    slug: 'hiking-boots',
    html: '<p>Boots & “socks”.</p>',
    summary: 'What to look for.',
    metaTitle: 'Hiking boots',
    metaDescription: 'How to choose them.',
    canonical: null,
    language: 'en',
    author: 'Ada',
    publishedAt: new Date('2031-05-06T23:30:00Z'),
    updatedAt: new Date('2031-05-07T00:00:00Z'),
    categories: ['Boots'],
    image: { url: 'https://shop.example/boots.jpg', alt: 'Boots' },
    jsonLd: [],
    linksTo: [],
    words: 120,
    state: 'live',
    ...change,
  }
}

/** What is known of the article's post. */
export function makeKnown(change: Partial<KnownPost> = {}): KnownPost {
  const { marker, slug, title } = makeOutgoing()
  return { marker, slug, title, remoteId: null, askedAt: null, ...change }
}
