import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { unpackZip } from '#tests/support/blog/unpack-zip.ts'
import { createMigrated } from '#tests/support/backup/backups.ts'
import { query } from '#tests/support/database/test-database.ts'
import { makeDataFolder } from '#tests/support/process/keyloom-process.ts'
import { runSeveralCommands } from '#tests/support/process/several-commands.ts'

vi.setConfig({ testTimeout: 120_000 })

test('an operator opens properties of the service account to a workspace by a command, lists them and closes them', async () => {
  const { url, admin } = await createMigrated()
  await query(admin, `insert into workspaces (name, type) values ('Client & Co', 'managed')`)
  const env = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder() }
  const property = 'sc-domain:client.example'
  const [opened, listed, closed, empty, absent, nonsense] = await runSeveralCommands([
    { args: ['grant-property', '1', property], env },
    { args: ['grant-property', '--list'], env },
    { args: ['grant-property', '1', property, '--revoke'], env },
    { args: ['grant-property', '--list'], env },
    { args: ['grant-property', '2', property], env },
    { args: ['grant-property', '1', 'client.example'], env },
  ])
  expect(opened).toEqual({ code: 0, stdout: `${property} is open to workspace 1.\n`, stderr: '' })
  expect(listed?.stdout).toBe(`1 (Client & Co)  ${property}\n`)
  expect(closed?.stdout).toBe(`${property} is closed to workspace 1.\n`)
  expect(empty?.stdout).toBe('No property is open to any workspace.\n')
  expect(absent).toMatchObject({ code: 1, stderr: 'There is no workspace 2.\n' })
  expect(nonsense).toMatchObject({ code: 1, stderr: expect.stringMatching(/^A property is written as /) })
})

test('an operator clears the wrong passwords of an account, and gets a link for one browser', async () => {
  const { url, admin } = await createMigrated()
  await query(admin, `insert into users (email, name) values ('owner@site.example', 'Owner')`)
  const env = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder(), PUBLIC_URL: 'https://keyloom.example' }
  const owned = { ...env, OWNER_EMAIL: 'owner@site.example', OWNER_PASSWORD: 'a long enough password' }
  const [own, named, unknown, withoutName] = await runSeveralCommands([
    { args: ['unlock'], env: owned },
    { args: ['unlock', 'OWNER@site.example'], env },
    { args: ['unlock', 'other@site.example'], env },
    { args: ['unlock'], env },
  ])
  const link = /\nhttps:\/\/keyloom\.example\/api\/auth\/local\?code=[\w-]{32}\n$/
  for (const done of [own, named])
    expect(done).toEqual({ code: 0, stdout: expect.stringMatching(link), stderr: '' })
  expect(unknown).toMatchObject({ code: 1, stderr: 'There is no account of other@site.example.\n' })
  expect(withoutName).toMatchObject({ code: 1, stderr: expect.stringMatching(/^Usage: keyloom unlock/) })
})

test('an operator who asks for an article in a wrong way is told how, or what is not there', async () => {
  const { url, admin } = await createMigrated()
  await query(admin, `insert into workspaces (name, type) values ('Client & Co', 'managed')`)
  await query(
    admin,
    `insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
     select id, 'Boots', 'USA', 'en', 'managed', 5000 from workspaces`,
  )
  const env = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder(), SANDBOX: 'off' }
  const asked = [
    ['1'],
    ['1', '2', '3'],
    ['1', '2', '--status', 'published'],
    ['1', '2', '--agent', 'poet'],
    // An agent that is called alone does not begin from a status.
    ['1', '2', '--status', 'edited', '--agent', 'brief'],
  ]
  const [noCluster, noPlan, ...wrong] = await runSeveralCommands(
    [['1', '7'], ['9', '7'], ...asked].map((words) => ({ args: ['write', ...words], env })),
  )
  expect(noCluster).toEqual({ code: 1, stdout: '', stderr: 'There is no cluster 7 in content plan 1.\n' })
  expect(noPlan).toEqual({ code: 1, stdout: '', stderr: 'There is no content plan 9.\n' })
  const usage =
    /^Usage: keyloom write <content plan> <article> \[--status <status> \| --agent <agent>\]\nA status is one of no status, /
  expect(wrong).toEqual(asked.map(() => ({ code: 1, stdout: '', stderr: expect.stringMatching(usage) })))
})

test('an operator writes a blog into a folder or a zip file, and is told what is wrong with the order', async () => {
  const { url, admin } = await createMigrated()
  await query(
    admin,
    `with place as (insert into workspaces (name, type) values ('Client & Co', 'managed') returning id),
      plan as (insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
        select id, 'Boots', 'USA', 'en', 'managed', 5000 from place returning workspace_id, id),
      blog as (insert into blogs (workspace_id, contentplan_id, settings, staging_key, main_built_at)
        select workspace_id, id, '{}', repeat('k', 22), now() from plan returning workspace_id, contentplan_id)
    insert into blog_files (workspace_id, contentplan_id, branch, path, type, body, fingerprint, etag)
    select workspace_id, contentplan_id, 'main', path, 'text/html', convert_to(path, 'UTF8'), '', path
    from blog, unnest(array['index.html', 'żółć/index.html']) as path`,
  )
  const folder = makeDataFolder()
  const env = { DATABASE_URL: url, KEYLOOM_DATA: makeDataFolder() }
  const [asFolder, asZip, again, staged, absent, nonsense] = await runSeveralCommands(
    [
      ['--plan', '1', '--branch', 'main', '--out', `${folder}/site`],
      ['--plan', '1', '--branch', 'main', '--out', `${folder}/site.zip`],
      ['--plan', '1', '--branch', 'main', '--out', `${folder}/site`],
      ['--plan', '1', '--branch', 'staging', '--out', `${folder}/staging`],
      ['--plan', '9', '--branch', 'main', '--out', `${folder}/none`],
      ['--plan', '1', '--branch', 'live', '--out', `${folder}/none`],
    ].map((words) => ({ args: ['blog', 'export', ...words], env })),
  )
  const path = 'żółć/index.html'
  expect(asFolder).toEqual({ code: 0, stdout: `2 files of main are in ${folder}/site\n`, stderr: '' })
  expect(readFileSync(join(folder, 'site', path), 'utf8')).toBe(path)
  expect(asZip?.code).toBe(0)
  expect(
    unpackZip(readFileSync(join(folder, 'site.zip')))
      .get(path)
      ?.toString(),
  ).toBe(path)
  expect(again).toMatchObject({ code: 1, stderr: expect.stringMatching(/^The folder has files already/) })
  expect(staged?.stderr).toBe('There are no pages yet. Update staging first.\n')
  expect(absent?.stderr).toBe('There is no content plan 9.\n')
  expect(nonsense?.stderr).toMatch(/^Usage: keyloom blog export/)
  expect(readdirSync(folder).toSorted()).toEqual(['site', 'site.zip'])
})
