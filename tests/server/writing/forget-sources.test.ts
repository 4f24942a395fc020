import { expect, test } from 'vitest'
import { forgetSources } from '#features/writing/server/sources/forget-sources.ts'
import { makeJobWorld } from '#tests/support/jobs/job-world.ts'

test('pages that were visited long ago are deleted, except those that a cluster is written from', async () => {
  const world = await makeJobWorld()
  const { own, other } = world
  await world.look(
    `insert into source_pages (workspace_id, url, fetched_at, read_at, problem)
     select w.id, page || age, now() - make_interval(days => age), case page when 'failed' then null else now() end,
       case page when 'failed' then 'It answers with 404.' end
     from (values (${own.workspaceId}), (${other.workspaceId})) as w (id), unnest(array[89, 91]) as age,
       unnest(array['failed', 'read', 'ranks', 'quoted', 'of a deleted cluster']) as page`,
  )
  await world.look(
    `with added as (
       insert into articles (workspace_id, contentplan_id, title)
       values (${own.workspaceId}, ${own.contentplanId}, 'Boots') returning id, workspace_id, contentplan_id
     )
     insert into article_research (article_id, workspace_id, contentplan_id, sources, research)
     select id, workspace_id, contentplan_id, '{ranks91}'::text[], '{"cards": [{"url": "quoted91"}]}'::jsonb from added
     union all
     select nextval(pg_get_serial_sequence('articles', 'id')), workspace_id, contentplan_id, '{of a deleted cluster91}'::text[], null from added`,
  )
  await forgetSources(world)
  const left = async (workspaceId: number) =>
    (await world.look(`select url from source_pages where workspace_id = ${workspaceId} order by url`)).map(
      ({ url }) => url,
    )
  const young = ['failed89', 'of a deleted cluster89', 'quoted89', 'ranks89', 'read89']
  expect(await left(own.workspaceId)).toEqual([...young, 'quoted91', 'ranks91'].toSorted())
  expect(await left(other.workspaceId)).toEqual(young)
})
