import type { PageTexts } from './page-texts.ts'

export const ITALIAN: PageTexts = {
  skip: 'Vai al contenuto',
  home: 'Home',
  menu: 'Menu',
  breadcrumb: 'Percorso di navigazione',
  topics: 'Argomenti',
  onThisPage: 'In questa pagina',
  minutes: '{minutes} min di lettura',
  updated: 'Aggiornato il {date}',
  sources: 'Fonti',
  table: 'Tabella',
  readNext: 'Da leggere dopo',
  pages: 'Pagine',
  page: 'Pagina {page} di {pages}',
  newer: 'Più recenti',
  older: 'Meno recenti',
  elsewhere: 'Seguici',
  feed: 'Feed RSS',
  notFound: 'Pagina non trovata',
  notFoundHelp:
    'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, oppure il link contiene un errore.',
  empty: 'Il primo articolo è in arrivo',
  emptyHelp: 'Qui non è ancora stato pubblicato nulla. Torna a trovarci presto.',
}
