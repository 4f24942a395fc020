import type { PageTexts } from './page-texts.ts'

export const GERMAN: PageTexts = {
  skip: 'Zum Inhalt springen',
  home: 'Startseite',
  menu: 'Menü',
  breadcrumb: 'Brotkrumen',
  topics: 'Themen',
  onThisPage: 'Auf dieser Seite',
  minutes: '{minutes} Min. Lesezeit',
  updated: 'Aktualisiert am {date}',
  sources: 'Quellen',
  table: 'Tabelle',
  readNext: 'Weiterlesen',
  pages: 'Seiten',
  page: 'Seite {page} von {pages}',
  newer: 'Neuere',
  older: 'Ältere',
  elsewhere: 'Folgen Sie uns',
  feed: 'RSS-Feed',
  notFound: 'Seite nicht gefunden',
  notFoundHelp:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.',
  empty: 'Der erste Artikel ist unterwegs',
  emptyHelp: 'Hier ist noch nichts erschienen. Schauen Sie bald wieder vorbei.',
}
