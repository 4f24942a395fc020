import { EXPLANATIONS } from '#features/articles/web/index.ts'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import type { Page } from '#features/pages/web/index.ts'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { AppLink } from '#ui/layout/AppLink.tsx'
import { numberColumn, type DataColumn } from '#ui/table/columns.ts'
import { MainKeywordSelect } from './MainKeywordSelect.tsx'
import classes from './MapperColumns.module.css'

const ABOUT_MAIN =
  'The keyword that the page should rank for. Keywords of its cluster can be chosen, and inactive ones, which then join the cluster. A keyword of another cluster is only shown: choosing it would take it from there, which is done in the cluster itself.'

/** F-160: a page, the main keyword of its cluster, and how often the page was seen. */
export function listMapperColumns(place: PlanPlace): readonly DataColumn<Page>[] {
  return [
    {
      key: 'url',
      header: 'URL',
      width: '45%',
      isFixed: true,
      value: ({ url }) => url,
      cell: ({ url }) => <PageCell url={url} />,
    },
    {
      key: 'main_keyword',
      header: 'Main Keyword',
      isSortable: false,
      explain: { text: ABOUT_MAIN },
      value: ({ main_keyword: keyword }) => keyword,
      cell: (page) =>
        page.article_id === null ? (
          <AppLink
            className={classes.none}
            href={contentplanPath(place, `pages?tab=all&details=${page.page_id}`)}
          >
            No cluster: choose one first
          </AppLink>
        ) : (
          <MainKeywordSelect contentplanId={place.contentplanId} page={page} articleId={page.article_id} />
        ),
    },
    numberColumn({
      key: 'google_impressions_last',
      header: 'URL Impressions',
      width: 168,
      explain: EXPLANATIONS.impressions,
    }),
  ]
}
