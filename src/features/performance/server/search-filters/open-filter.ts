import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Property } from '#features/connections/server/index.ts'
import { lockPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Temporary } from '#platform/errors.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { findRow, idRow, oneRow } from '#platform/server/database/rows.ts'
import { forgetMeasured } from '../measuring/forget-measured.ts'

/** A property and which of its rows count. Facts belong to the filter under which they were imported. */
export type SearchFilter = Pick<Property, 'siteUrl' | 'country' | 'urlInclude' | 'urlExclude' | 'isSandbox'>

export function isSameFilter(one: SearchFilter, other: SearchFilter): boolean {
  const keys = ['siteUrl', 'country', 'urlInclude', 'urlExclude', 'isSandbox'] as const
  return keys.every((key) => one[key] === other[key])
}

/**
 * Makes a filter the one that a plan uses. The numbers that were measured with another one are deleted: no screen may
 * show them as if they were of this one. The facts of every filter stay.
 */
export async function switchFilter(
  database: Transaction,
  { plan, filter }: { plan: Plan; filter: SearchFilter },
): Promise<{ filterId: number; isChanged: boolean }> {
  const used = await lockUsedFilter(database, plan)
  const filterId = await openFilter(database, { plan, filter, used })
  return { filterId, isChanged: await replaceUsedFilter(database, { plan, used, filterId }) }
}

/** The same for a filter that the plan has already. */
export async function switchToFilter(
  database: Transaction,
  { plan, filterId }: { plan: Plan; filterId: number },
): Promise<void> {
  await replaceUsedFilter(database, { plan, used: await lockUsedFilter(database, plan), filterId })
}

/** The plan with a filter to which days from a file can be written; a plan without a property gets one without, too. */
export async function openFilterForFile(database: Transaction, plan: Plan): Promise<Plan> {
  if (plan.searchFilterId !== null) return plan
  await lockPlan({ database }, { plan })
  const used = await lockUsedFilter(database, plan)
  if (used !== null) return { ...plan, searchFilterId: used }
  const { id } = await oneRow(database, idRow)`
    insert into search_filters (workspace_id, contentplan_id) values (${plan.workspaceId}, ${plan.id}) returning id
  `
  await setUsedFilter(database, plan, id)
  return { ...plan, searchFilterId: id }
}

/** Keeps the plan's filter from being deleted until the transaction ends. Throws Temporary when it is gone. */
export async function holdFilter(database: Transaction, plan: Plan): Promise<void> {
  const held = await findRow(database, idRow)`
    select id from search_filters where workspace_id = ${plan.workspaceId} and id = ${plan.searchFilterId} for key share
  `
  if (held === null) throw new Temporary(CHANGED)
}

export const CHANGED =
  'The settings of Search Console have changed; the import begins again with the new ones.'

const usedRow = z.object({ filterId: z.number().nullable() })

/** The filter that the plan uses, which no other transaction can change before this one ends. */
async function lockUsedFilter(database: Transaction, plan: Plan): Promise<number | null> {
  const { filterId } = await oneRow(database, usedRow)`
    insert into search_imports as known (workspace_id, contentplan_id) values (${plan.workspaceId}, ${plan.id})
    on conflict (contentplan_id) do update set filter_id = known.filter_id
    returning filter_id as "filterId"
  `
  return filterId
}

async function replaceUsedFilter(
  database: Transaction,
  { plan, used, filterId }: { plan: Plan; used: number | null; filterId: number },
): Promise<boolean> {
  if (filterId === used) return false
  await setUsedFilter(database, plan, filterId)
  if (used !== null) await forgetMeasured(database, plan)
  return true
}

async function setUsedFilter(database: Transaction, plan: Plan, filterId: number): Promise<void> {
  await sql`
    update search_imports
    set filter_id = ${filterId}, started_at = null, ended_at = null, error = null, trouble = null,
      metrics_until = null, metrics_days = 0
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}
  `.execute(database)
  await sql`
    update search_filters set used_at = now() where workspace_id = ${plan.workspaceId} and id = ${filterId}
  `.execute(database)
}

interface Opening {
  plan: Plan
  filter: SearchFilter
  used: number | null
}

/**
 * The id of a filter of the plan: a known one, or a new one. The first property takes over the days from files that
 * were there before it.
 */
async function openFilter(database: Transaction, { plan, filter, used }: Opening): Promise<number> {
  const { siteUrl, country, urlInclude, urlExclude, isSandbox } = filter
  const values = sql`${siteUrl}, ${country}, ${urlInclude}, ${urlExclude}, ${isSandbox}`
  const columns = sql`property, country, url_include, url_exclude, is_sandbox`
  const known = await findRow(database, idRow)`
    select id from search_filters where ${isOfPlan(plan)} and property = ${siteUrl}
      and country is not distinct from ${country} and url_include is not distinct from ${urlInclude}
      and url_exclude is not distinct from ${urlExclude} and is_sandbox = ${isSandbox}
  `
  if (known !== null) return known.id
  const taken = await findRow(database, idRow)`
    update search_filters set (${columns}) = row (${values})
    where ${isOfPlan(plan)} and id = ${used} and property is null returning id
  `
  if (taken !== null) return taken.id
  const { id } = await oneRow(database, idRow)`
    insert into search_filters (workspace_id, contentplan_id, ${columns})
    values (${plan.workspaceId}, ${plan.id}, ${values}) returning id
  `
  return id
}

function isOfPlan(plan: Plan): RawBuilder<unknown> {
  return sql`workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id}`
}
