import {
  searchOf,
  searchOfMatch,
  searchOfUrl,
  sumSearch,
  type Article,
  type ListedKeyword,
} from '#features/articles/web/index.ts'
import type { SearchBlock } from './SearchTable.tsx'

/** The numbers in search of clusters: of their pages, of their pages for their keywords, and of the whole site for these. */
export function listBlocks(clusters: readonly Article[]): SearchBlock[] {
  return [
    {
      name: 'URL',
      meaning: 'The pages of these clusters, for all searches.',
      sum: sumSearch(clusters.map(searchOfUrl)),
    },
    {
      name: 'Cluster Match',
      meaning: 'The pages of these clusters, for the keywords of the clusters.',
      sum: sumSearch(clusters.map(searchOfMatch)),
    },
    {
      name: 'Cluster',
      meaning: 'All pages of the site, for the keywords of these clusters.',
      sum: sumSearch(clusters.map(searchOf)),
    },
  ]
}

/** The numbers in search of keywords, of the whole site. */
export function listKeywordBlocks(keywords: readonly ListedKeyword[]): SearchBlock[] {
  return [
    {
      name: 'Keyword',
      meaning: 'All pages of the site, for these keywords.',
      sum: sumSearch(keywords.map(searchOf)),
    },
  ]
}
