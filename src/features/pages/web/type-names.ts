import type { PageType } from '../rules.ts'

/** The types of pages as they are shown (N-34). */
export const TYPE_NAMES: Record<PageType, string> = {
  article: 'Article',
  home: 'Home',
  product: 'Product',
  category: 'Category',
  listicle: 'Listicle',
  asset: 'Asset',
  'case study': 'Case study',
  glossary: 'Glossary',
  forum: 'Forum',
  other: 'Other',
}
