import type { PageTexts } from './page-texts.ts'

export const SWEDISH: PageTexts = {
  skip: 'Hoppa till innehållet',
  home: 'Hem',
  menu: 'Meny',
  breadcrumb: 'Länkstig',
  topics: 'Ämnen',
  onThisPage: 'På den här sidan',
  minutes: '{minutes} min läsning',
  updated: 'Uppdaterad {date}',
  sources: 'Källor',
  table: 'Tabell',
  readNext: 'Läs vidare',
  pages: 'Sidor',
  page: 'Sida {page} av {pages}',
  newer: 'Nyare',
  older: 'Äldre',
  elsewhere: 'Följ oss',
  feed: 'RSS-flöde',
  notFound: 'Sidan hittades inte',
  notFoundHelp:
    'Det finns ingen sida på den här adressen. Den kan ha flyttats, eller så är länken felskriven.',
  empty: 'Den första artikeln är på väg',
  emptyHelp: 'Inget har publicerats här ännu. Kom gärna tillbaka snart.',
}
