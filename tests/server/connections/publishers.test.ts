import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { listIntegrations } from '#features/connections/server/queries/list-integrations.ts'
import { noteUse, openCustomCms, openWordpress } from '#features/connections/server/index.ts'
import { sendWordpressPlugin } from '#features/connections/server/publishing/send-wordpress-plugin.ts'
import { itemAt } from '#platform/items.ts'
import { unpackZip } from '#tests/support/blog/unpack-zip.ts'
import { looseSeals as seals } from '#tests/support/connections/connections.ts'
import { makeJobWorld, type JobWorld } from '#tests/support/jobs/job-world.ts'

/** A workspace with a WordPress site and a custom CMS. */
async function makeConnected() {
  const world = await makeJobWorld()
  const { own, look } = world
  const wordpress = await seals.seal('wp key', `integrations ${own.contentplanId} wp-plugin`)
  const cms = await seals.seal('cms key', `integrations ${own.contentplanId} custom-cms`)
  await look(`insert into integrations (workspace_id, contentplan_id, type, site_url, host, sealed_secret, is_sandbox)
    values (${own.workspaceId}, ${own.contentplanId}, 'wp-plugin', 'https://shop.example/wp-json/', 'shop.example', '${wordpress}', true)`)
  await look(`insert into integrations (workspace_id, contentplan_id, type, custom_cms_api_base_url,
      custom_cms_post_endpoint, custom_cms_put_endpoint, custom_cms_get_endpoint, sealed_secret, is_sandbox)
    values (${own.workspaceId}, ${own.contentplanId}, 'custom-cms', 'https://cms.example', '/a', '/b', '/c', '${cms}', false)`)
  return world
}

const listOf = ({ inPlan }: JobWorld) =>
  inPlan(async ({ database }, plan) => listIntegrations({ database }, { contentplanId: plan.id }))

test('a plan opens its publishing systems, and their keys only when they are wanted', async () => {
  const { inPlan } = await makeConnected()
  const opened = await inPlan(async ({ database }, plan) => {
    const ctx = { database, seals }
    return [await openCustomCms(ctx, { plan }), await openWordpress(ctx, { plan })] as const
  })
  expect(opened).toEqual([
    {
      baseUrl: 'https://cms.example',
      endpoints: { post: '/a', put: '/b', get: '/c' },
      fields: null,
      isSandbox: false,
      openKey: expect.any(Function),
    },
    { restRoot: 'https://shop.example/wp-json/', isSandbox: true, openKey: expect.any(Function) },
  ])
  expect(await Promise.all(opened.map((one) => one?.openKey()))).toEqual(['cms key', 'wp key'])
})

test('a plan without publishing systems opens none', async () => {
  const { inPlan } = await makeJobWorld()
  const opened = await inPlan(async ({ database }, plan) => [
    await openCustomCms({ database, seals }, { plan }),
    await openWordpress({ database, seals }, { plan }),
  ])
  expect(opened).toEqual([null, null])
})

test('the last use of a connection and why it failed since are kept, and a success takes the error away', async () => {
  const world = await makeConnected()
  const note = (error: string | null) =>
    world.inPlan(({ database }, plan) => noteUse({ database }, { plan, type: 'custom-cms', error }))
  const read = async () => itemAt(await listOf(world), 0)
  await note('Your CMS refuses its key.')
  expect(await read()).toMatchObject({
    last_used_at: null,
    last_error: 'Your CMS refuses its key.',
    last_error_at: expect.stringMatching(/Z$/),
  })
  await note(null)
  const used = { last_used_at: expect.stringMatching(/Z$/), last_error: null, last_error_at: null }
  expect(await read()).toMatchObject(used)
  await note('x'.repeat(5_000))
  expect(await read()).toMatchObject({ last_used_at: used.last_used_at, last_error: 'x'.repeat(1_000) })
  expect(itemAt(await listOf(world), 1)).toMatchObject({
    type: 'wp-plugin',
    last_used_at: null,
    last_error: null,
  })
})

test('the plugin comes as a zip file with its folder, as WordPress wants it', async () => {
  const { fileName, body } = sendWordpressPlugin()
  expect(fileName).toBe('keyloom-connector.zip')
  const files = unpackZip(Buffer.from(await new Response(body).arrayBuffer()))
  const source = 'connectors/wordpress'
  const paths = readdirSync(`${source}/keyloom-connector`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(source, join(parentPath, name)))
  expect([...files.keys()].toSorted()).toEqual(paths.toSorted())
  for (const path of paths) expect(files.get(path)).toEqual(readFileSync(join(source, path)))
})
