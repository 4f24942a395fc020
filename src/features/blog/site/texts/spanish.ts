import type { PageTexts } from './page-texts.ts'

export const SPANISH: PageTexts = {
  skip: 'Saltar al contenido',
  home: 'Inicio',
  menu: 'Menú',
  breadcrumb: 'Ruta de navegación',
  topics: 'Temas',
  onThisPage: 'En esta página',
  minutes: '{minutes} min de lectura',
  updated: 'Actualizado el {date}',
  sources: 'Fuentes',
  table: 'Tabla',
  readNext: 'Sigue leyendo',
  pages: 'Páginas',
  page: 'Página {page} de {pages}',
  newer: 'Más recientes',
  older: 'Más antiguos',
  elsewhere: 'Síguenos',
  feed: 'Canal RSS',
  notFound: 'Página no encontrada',
  notFoundHelp:
    'No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace tenga un error.',
  empty: 'El primer artículo está en camino',
  emptyHelp: 'Aún no se ha publicado nada aquí. Vuelve pronto.',
}
