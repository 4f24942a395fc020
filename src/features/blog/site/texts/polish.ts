import type { PageTexts } from './page-texts.ts'

export const POLISH: PageTexts = {
  skip: 'Przejdź do treści',
  home: 'Strona główna',
  menu: 'Menu',
  breadcrumb: 'Ścieżka nawigacji',
  topics: 'Tematy',
  onThisPage: 'Na tej stronie',
  minutes: '{minutes} min czytania',
  updated: 'Zaktualizowano {date}',
  sources: 'Źródła',
  table: 'Tabela',
  readNext: 'Czytaj dalej',
  pages: 'Strony',
  page: 'Strona {page} z {pages}',
  newer: 'Nowsze',
  older: 'Starsze',
  elsewhere: 'Obserwuj nas',
  feed: 'Kanał RSS',
  notFound: 'Nie znaleziono strony',
  notFoundHelp:
    'Pod tym adresem nie ma żadnej strony. Być może została przeniesiona albo w odnośniku jest błąd.',
  empty: 'Pierwszy artykuł jest w drodze',
  emptyHelp: 'Nic tu jeszcze nie opublikowano. Zajrzyj wkrótce.',
}
