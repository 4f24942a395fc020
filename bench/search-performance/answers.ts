import { addDays } from '#platform/days.ts'
import { DAYS, FIRST_DAY } from './generate-facts.ts'
import type { Answer, SeededPlan } from './measure-screens.ts'

const HOME_MS = 100
const LIST_MS = 150
const TABLE_MS = 150
const REPORT_MS = 300
const LAST = addDays(FIRST_DAY, DAYS - 1)
const YEAR = { startDate: addDays(LAST, -359), endDate: LAST }
const SUMS =
  'sum(clicks) as clicks, sum(impressions) as impressions, sum(position * impressions) / sum(impressions) as position'
const IN_YEAR = `day between '${YEAR.startDate}' and '${YEAR.endDate}'`

/** What Home and Pages ask for. */
export function listHomeAnswers({ contentplanId }: SeededPlan): Answer[] {
  const plainPages = `select p.*, m.*, a.title from pages p left join page_metrics m on m.page_id = p.id
    left join articles a on a.page_id = p.id where p.contentplan_id = ${contentplanId}`
  const pages = (name: string, query: string, plain: string): Answer => ({
    name: `pages: ${name}`,
    calls: [{ method: 'GET', path: `page?${query}` }],
    goal: LIST_MS,
    plain: [
      plain,
      `select type, is_excluded, count(*) from pages where contentplan_id = ${contentplanId} group by 1, 2`,
    ],
  })
  return [
    {
      name: 'home',
      calls: [{ method: 'GET', path: 'home' }],
      goal: HOME_MS,
      plain: [
        `select day, ${SUMS} from plain where day > '${addDays(LAST, -60)}' group by day order by day`,
        `select count(distinct query) filter (where day > '${addDays(LAST, -30)}'),
          count(distinct query) filter (where day <= '${addDays(LAST, -30)}') from plain where day > '${addDays(LAST, -60)}'`,
      ],
    },
    pages(
      '100 of 5,000 and counts',
      '',
      `${plainPages} order by m.impressions_last desc nulls last limit 100`,
    ),
    pages(
      '1,000 of 5,000 and counts',
      'limit=1000',
      `${plainPages} order by m.impressions_last desc nulls last limit 1000`,
    ),
    pages(
      'by expression, sorted by cluster',
      'search=item-.*[05]$&sortColumn=article_title',
      `${plainPages} and p.url ~* 'item-.*[05]$' order by a.title limit 100`,
    ),
  ]
}

/** What Report asks for, of the last 360 days. */
export function listReportAnswers({ hubId }: SeededPlan): Answer[] {
  const table = (name: string, grouping: 'page' | 'query', more: object, where = ''): Answer => ({
    name: `report: ${name}`,
    calls: [{ method: 'POST', path: 'gsc', payload: { ...YEAR, grouping, withTotals: false, ...more } }],
    goal: TABLE_MS,
    plain: [
      `select ${grouping}, ${SUMS} from plain where ${IN_YEAR} ${where} group by 1 order by 2 desc limit 10`,
    ],
  })
  const byWeek: Answer = {
    name: 'report: by week',
    calls: [{ method: 'POST', path: 'gsc', payload: { ...YEAR, aggregation: 'weekly' } }],
    plain: [`select date_trunc('week', day), ${SUMS} from plain where ${IN_YEAR} group by 1`],
  }
  const byPage = table('table by page', 'page', {})
  const byQuery = table('table by query', 'query', {})
  const whole = [byWeek, byPage, byQuery]
  return [
    byWeek,
    byPage,
    byQuery,
    table(
      'table by query, expression',
      'query',
      { keywords: '^(trail|kids) .*[02468]$' },
      `and query ~ '^(trail|kids) .*[02468]$'`,
    ),
    table(
      'table by page, expression',
      'page',
      { pages: 'blog|category/item-[1-5]' },
      `and page ~ 'blog|category/item-[1-5]'`,
    ),
    {
      name: 'report: a hub by week',
      calls: [
        { method: 'POST', path: 'gsc', payload: { ...YEAR, aggregation: 'weekly', topicIds: [hubId] } },
      ],
    },
    {
      name: 'report: the whole screen',
      calls: whole.flatMap(({ calls }) => calls),
      goal: REPORT_MS,
      plain: whole.flatMap(({ plain = [] }) => plain),
    },
  ]
}
