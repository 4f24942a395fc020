/** What stands on pages besides the owner's texts. Places in braces are filled in by `fillText`. */
export interface PageTexts {
  skip: string
  home: string
  menu: string
  breadcrumb: string
  topics: string
  onThisPage: string
  minutes: string
  updated: string
  sources: string
  table: string
  readNext: string
  pages: string
  page: string
  newer: string
  older: string
  elsewhere: string
  feed: string
  notFound: string
  notFoundHelp: string
  empty: string
  emptyHelp: string
}
