/** A statement that gives a filter to plans, as their first day of a file would: facts can be stored under it. */
export function giveFilters(contentplanIds: readonly number[]): string {
  return `
    with made as (
      insert into search_filters (workspace_id, contentplan_id)
      select workspace_id, id from contentplans where id in (${contentplanIds.join()})
      returning id, workspace_id, contentplan_id
    )
    insert into search_imports (workspace_id, contentplan_id, filter_id) select workspace_id, contentplan_id, id from made
    on conflict (contentplan_id) do update set filter_id = excluded.filter_id`
}
