import type { PageTexts } from './page-texts.ts'

export const FRENCH: PageTexts = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  menu: 'Menu',
  breadcrumb: 'Fil d’Ariane',
  topics: 'Thèmes',
  onThisPage: 'Sur cette page',
  minutes: '{minutes} min de lecture',
  updated: 'Mis à jour le {date}',
  sources: 'Sources',
  table: 'Tableau',
  readNext: 'À lire ensuite',
  pages: 'Pages',
  page: 'Page {page} sur {pages}',
  newer: 'Plus récents',
  older: 'Plus anciens',
  elsewhere: 'Suivez-nous',
  feed: 'Flux RSS',
  notFound: 'Page introuvable',
  notFoundHelp:
    'Aucune page ne se trouve à cette adresse. Elle a peut-être été déplacée, ou le lien contient une erreur.',
  empty: 'Le premier article arrive',
  emptyHelp: 'Rien n’a encore été publié ici. Revenez bientôt.',
}
