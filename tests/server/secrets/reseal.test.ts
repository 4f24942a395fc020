import { expect, test } from 'vitest'
import { createMigrated } from '#tests/support/backup/backups.ts'
import { query } from '#tests/support/database/test-database.ts'
import { resealSecrets } from '#platform/server/secrets/reseal.ts'
import { createSeals, readSeal } from '#platform/server/secrets/seal.ts'
import { holdKeys, parseSealingKey, type SealingKey } from '#platform/server/secrets/sealing-keys.ts'

const signal = new AbortController().signal

function keyOf(letter: string): SealingKey {
  const key = parseSealingKey(Buffer.alloc(32, letter).toString('base64'))
  if (key === null) throw new Error('no key')
  return key
}

test('every sealed value is sealed again with the new key, in every workspace, and values whose key is lost stay', async () => {
  const { url, admin } = await createMigrated()
  await query(
    url,
    `create table boxes (id integer primary key, workspace_id integer not null, sealed_word text);
     alter table boxes enable row level security;
     alter table boxes force row level security;
     create policy open_workspaces on boxes using (workspace_id = any ((select walls.open())::integer[]))`,
  )
  const old = createSeals(holdKeys([keyOf('a')]))
  const lost = createSeals(holdKeys([keyOf('z')]))
  const rows = await Promise.all(
    Array.from({ length: 1_203 }, async (_, id) => ({
      id,
      sealed: await old.seal(`word ${id}`, `boxes ${id}`),
    })),
  )
  rows.push({ id: 5_000, sealed: await lost.seal('gone', 'boxes 5000') })
  const values = rows.map(({ id, sealed }) => `(${id}, 1, '${sealed}')`)
  await query(admin, `insert into boxes values ${values.join(',')}, (6000, 1, null)`)

  const ring = holdKeys([keyOf('b'), keyOf('a')])
  expect(await resealSecrets(ring, { url, schema: 'public', signal })).toEqual({
    changed: 1_203,
    unreadable: 1,
  })
  expect(await resealSecrets(ring, { url, schema: 'public', signal })).toEqual({ changed: 0, unreadable: 1 })

  const newest = createSeals(holdKeys([keyOf('b')]))
  for (const { id, sealed_word: word } of await query(admin, 'select * from boxes where id < 5000')) {
    expect(readSeal(String(word))?.keyId).toBe(keyOf('b').id)
    expect(await newest.open(String(word), `boxes ${String(id)}`)).toBe(`word ${String(id)}`)
  }
  expect(await query(admin, 'select sealed_word from boxes where id = 5000')).toEqual([
    { sealed_word: rows.at(-1)?.sealed },
  ])
})
