import { expect, test } from 'vitest'
import { renderArticle, writeJsonLd } from './index.ts'

const article = renderArticle({
  markdown:
    '# Best boots\n\nBoots last [[1]](https://source.example/a "E1").\n\n![Boot](/boot.png)\n\n## FAQ\n\n### How long?\n\nYears.',
  language: 'en',
  resolveLink: (url) => url,
  resolveImage: () => ({ url: 'https://cdn.example/boot.png' }),
})
const input = {
  article,
  url: 'https://own.example/boots',
  language: 'en-GB',
  publishedAt: new Date('2026-03-01T10:00:00Z'),
  updatedAt: new Date('2026-04-01T10:00:00Z'),
  author: { type: 'Person' as const, name: 'Ann', url: 'https://own.example/ann' },
  publisher: { name: 'Own', url: 'https://own.example', logo: 'https://own.example/logo.png' },
  hub: { name: 'Shoes', url: 'https://own.example/shoes' },
}

test('an article says who wrote what, when, and from which sources', () => {
  expect(writeJsonLd(input)[0]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Best boots',
    description: 'Boots last.',
    image: ['https://cdn.example/boot.png'],
    datePublished: '2026-03-01T10:00:00.000Z',
    dateModified: '2026-04-01T10:00:00.000Z',
    author: { '@type': 'Person', name: 'Ann', url: 'https://own.example/ann' },
    publisher: {
      '@type': 'Organization',
      name: 'Own',
      url: 'https://own.example',
      logo: { '@type': 'ImageObject', url: 'https://own.example/logo.png' },
    },
    inLanguage: 'en-GB',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://own.example/boots' },
    wordCount: 6,
    citation: ['https://source.example/a'],
  })
})

test('an article in a hub says where it stands on the website', () => {
  expect(writeJsonLd(input)[1]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Own', item: 'https://own.example' },
      { '@type': 'ListItem', position: 2, name: 'Shoes', item: 'https://own.example/shoes' },
      { '@type': 'ListItem', position: 3, name: 'Best boots', item: 'https://own.example/boots' },
    ],
  })
})

test('an article with questions says which it answers', () => {
  expect(writeJsonLd(input)[2]).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-GB',
    mainEntity: [
      { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Years.' } },
    ],
  })
})

test('what is not known about an article is left out, and what is given goes before what it says itself', () => {
  const bare = { ...article, faqs: [], images: [], sources: [] }
  const [only, ...others] = writeJsonLd({
    ...input,
    article: bare,
    title: 'Boots of 2026',
    description: 'All about boots.',
    publishedAt: null,
    updatedAt: null,
    author: null,
    hub: null,
    publisher: { name: 'Own', url: 'javascript:ran(1)' },
  })
  expect(others).toEqual([])
  expect(only).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Boots of 2026',
    description: 'All about boots.',
    publisher: { '@type': 'Organization', name: 'Own' },
    inLanguage: 'en-GB',
    mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://own.example/boots' },
    wordCount: 6,
  })
})
