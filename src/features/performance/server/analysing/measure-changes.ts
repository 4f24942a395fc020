import { z } from 'zod'
import type { Plan } from '#features/contentplans/server/index.ts'
import { lastUpdate } from '#features/pages/server/index.ts'
import { addDays, type DayRange } from '#platform/days.ts'
import { Invalid, NotConnected, NotFound } from '#platform/errors.ts'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows, oneRow } from '#platform/server/database/rows.ts'
import type { changedClusters } from '../../contract.ts'
import { CHANGE_DAYS, NO_CLUSTERS_SELECTED, NO_PROPERTY } from '../../rules.ts'
import { checkRange } from '../facts/days.ts'
import { addMeasures, measure } from '../facts/measures.ts'
import type { AroundDay, PageWindows } from '../facts/questions/around-days.ts'
import { pickMeasures } from './answer.ts'
import { readSource } from './check-source.ts'
import { countDaysAround } from './count-days-around.ts'
import type { PerformanceServices } from './performance-services.ts'

type Changed = z.input<typeof changedClusters>

interface Named {
  plan: Plan
  articleIds: readonly number[]
  topicIds: readonly number[]
}

/** Which clusters, and in which days their page changed. */
export interface ChangeQuestion extends Named {
  startDate: string
  endDate: string
}

/** A page of the clusters that changed, and what is said of all of them. */
export async function measureChanges(
  ctx: Reads,
  services: PerformanceServices,
  { limit, offset, ...question }: ChangeQuestion & { limit: number; offset: number },
): Promise<Changed> {
  const { rows, ...known } = await readChanges(ctx, services, question)
  return {
    rows: rows.slice(offset, offset + limit),
    total: rows.length,
    changes: listChanges(rows),
    ...known,
  }
}

/**
 * The clusters whose page was published or last updated within a range (G-12), with the numbers of the page for as many
 * days before the change as after it; the day of the change counts for neither.
 */
export async function readChanges(
  ctx: Reads,
  services: PerformanceServices,
  { startDate, endDate, ...named }: ChangeQuestion,
): Promise<Pick<Changed, 'rows' | 'sum' | 'unchanged'>> {
  const { plan, articleIds, topicIds } = named
  const range = { from: startDate, to: endDate }
  checkRange(range)
  if (articleIds.length + topicIds.length === 0) throw new Invalid(NO_CLUSTERS_SELECTED)
  const facts = services.facts()
  const imported = await facts.findImported(ctx, { plan })
  if (imported === null && !(await readSource(ctx, { plan })).hasProperty) throw new NotConnected(NO_PROPERTY)
  const clusters = await listClusters(ctx, named)
  const changed = clusters.flatMap((cluster) => findChange(cluster, range))
  const days = await listKnownDays(ctx, services, {
    plan,
    changes: changed.map(({ changed_on }) => changed_on),
  })
  const around = changed.map((one) => ({ ...one, days: countDaysAround(one.changed_on, days) }))
  const measured = await facts.readAroundDays(ctx, { plan, windows: around.flatMap(listWindows) })
  const found = new Map(measured.map((one) => [one.url, one]))
  const rows = around.map((one) => ({ ...one, ...measuresOf(one.days, found.get(one.article_url)) }))
  return {
    rows: rows.toSorted((a, b) => (a.changed_on < b.changed_on ? 1 : a.changed_on > b.changed_on ? -1 : 0)),
    sum: {
      before: addMeasures(rows.map(({ before }) => before)),
      after: addMeasures(rows.map(({ after }) => after)),
    },
    unchanged: clusters.length - changed.length,
  }
}

const clusterRow = z.object({
  id: z.number(),
  title: z.string(),
  url: z.string().nullable(),
  published_on: z.string().nullable(),
  updated_on: z.string().nullable(),
})

const countRow = z.object({ topics: z.number() })

/** The named clusters and those of the named hubs. Throws NotFound when one of these is not in the plan. */
async function listClusters({ database }: Reads, { plan, ...named }: Named) {
  const [articleIds, topicIds] = [[...new Set(named.articleIds)], [...new Set(named.topicIds)]]
  const { topics } = await oneRow(database, countRow)`
    select count(*)::integer as topics from topics
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = any (${topicIds}::integer[])
  `
  const rows = await listRows(database, clusterRow)`
    select a.id, a.title, p.url, to_char(p.published_at at time zone 'utc', 'YYYY-MM-DD') as published_on,
      to_char(${lastUpdate} at time zone 'utc', 'YYYY-MM-DD') as updated_on
    from articles a left join pages p on p.workspace_id = a.workspace_id and p.contentplan_id = a.contentplan_id and p.id = a.page_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id}
      and (a.id = any (${articleIds}::integer[]) or a.topic_id = any (${topicIds}::integer[]))
    order by a.id
  `
  const found = rows.filter(({ id }) => articleIds.includes(id)).length
  if (found < articleIds.length || topics < topicIds.length)
    throw new NotFound('There is nothing under this id.')
  return rows
}

/** The last change of a cluster's page, when it is within the range. */
function findChange(
  { id, title, url, published_on: published, updated_on: updated }: z.output<typeof clusterRow>,
  { from, to }: DayRange,
) {
  const isWithin = (day: string | null) => day !== null && day >= from && day <= to
  const isUpdate = isWithin(updated)
  const changedOn = isUpdate ? updated : isWithin(published) ? published : null
  if (url === null || changedOn === null) return []
  const change = isUpdate ? ('updated' as const) : ('published' as const)
  return [{ article_id: id, title, article_url: url, change, changed_on: changedOn }]
}

/** The imported days from 28 days before the first change to 28 days after the last one. */
async function listKnownDays(
  ctx: Reads,
  services: PerformanceServices,
  { plan, changes }: { plan: Plan; changes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const [first, last] = [changes.toSorted().at(0), changes.toSorted().at(-1)]
  if (first === undefined || last === undefined) return new Set()
  const range = { from: addDays(first, -CHANGE_DAYS), to: addDays(last, CHANGE_DAYS) }
  const known = await services.facts().listImportedDays(ctx, { plan, range })
  return new Set(known.filter(({ grains }) => grains.includes('page')).map(({ day }) => day))
}

type Around = Pick<Changed['rows'][number], 'article_url' | 'changed_on' | 'days'>

function listWindows({ article_url: url, changed_on: day, days }: Around): PageWindows[] {
  if (days === 0) return []
  return [
    {
      url,
      before: { from: addDays(day, -days), to: addDays(day, -1) },
      after: { from: addDays(day, 1), to: addDays(day, days) },
    },
  ]
}

/** Nothing is known without days; a page that was not seen on known days had nothing. */
function measuresOf(days: number, found: AroundDay | undefined) {
  const nothing = measure(days === 0 ? null : { clicks: 0, impressions: 0, position_sum: 0 })
  return { before: pickMeasures(found?.before ?? nothing), after: pickMeasures(found?.after ?? nothing) }
}

/** The changes of clusters by their kind and day. */
function listChanges(rows: Changed['rows']): Changed['changes'] {
  const found = new Map<string, Changed['changes'][number]>()
  for (const { change, changed_on: day, title } of rows.toReversed()) {
    const key = `${day} ${change}`
    const count = (found.get(key)?.count ?? 0) + 1
    found.set(key, { change, day, count, title: count === 1 ? title : null })
  }
  return [...found.values()]
}
