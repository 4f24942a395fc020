import type { KnownPost, OutgoingArticle, OutgoingImage } from '#integrations/publisher/index.ts'

let lastNumber = 0

/** An article that no other test has, live unless it says otherwise. */
export function writeArticle(change: Partial<OutgoingArticle> = {}): OutgoingArticle {
  const number = ++lastNumber
  const marker = change.marker ?? `keyloom-${number}`
  return {
    marker,
    title: `How to clean tents ${number}`,
    slug: `how-to-clean-tents-${number}`,
    html: `<p>Text ${number} says how.</p><h2>With water</h2><ul><li>Rinse it.</li></ul>`,
    summary: 'How to clean a tent.',
    metaTitle: `Cleaning tents ${number}`,
    metaDescription: 'Clean your tent without harm.',
    canonical: null,
    language: 'en',
    author: 'Ada',
    publishedAt: new Date('2026-01-05T10:00:00Z'),
    updatedAt: new Date('2026-01-05T10:00:00Z'),
    categories: ['Tents'],
    image: null,
    jsonLd: [{ '@context': 'https://schema.org', '@type': 'Article', headline: `Tents ${number}` }],
    linksTo: [],
    words: 120,
    state: 'live',
    ...change,
  }
}

/** What is known of its post after a call whose outcome is unknown. */
export function describeUnknown({ marker, slug, title }: OutgoingArticle): KnownPost {
  return { marker, remoteId: null, slug, title, askedAt: new Date('2026-01-05T10:00:00Z') }
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGNYEKCBBzGMSmNDAG0UbWFpKSdrAAAAAElFTkSuQmCC'

/** A picture of ten by ten pixels. */
export function makeImage(change: Partial<OutgoingImage> = {}): OutgoingImage {
  return {
    marker: `keyloom-image-${++lastNumber}`,
    fileName: 'boots.png',
    type: 'image/png',
    bytes: Buffer.from(PIXEL, 'base64'),
    alt: 'Boots on a rock',
    ...change,
  }
}
