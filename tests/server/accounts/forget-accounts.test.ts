import { expect, test } from 'vitest'
import { forgetAccounts } from '#features/accounts/server/commands/forget-accounts.ts'
import { makeOwnedWorld, statusOf } from '#tests/support/accounts/owner.ts'

test('old account events and sessions that ended long ago are deleted, and nothing else', async () => {
  const { world, browser, jwt } = await makeOwnedWorld()
  await world.look(
    `insert into account_events (user_id, action, created_at)
     select id, age || ' days old', now() - make_interval(days => age) from users, unnest(array[364, 366]) as age`,
  )
  await world.look(
    `insert into sessions (user_id, user_agent, expires_at, revoked_at, last_used_at)
     select id, word, now() + ends, now() + revoked, now() + used
     from users, (values ('revoked long ago', '1 day'::interval, '-91 days'::interval, '-91 days'::interval),
       ('expired long ago', '-91 days', null, '-92 days'), ('unused for long', '1 day', null, '-105 days'),
       ('revoked lately', '1 day', '-89 days', '-89 days'), ('expired lately', '-89 days', null, '-90 days')
     ) as session (word, ends, revoked, used)`,
  )
  await forgetAccounts(world, { events: 365, sessions: 90 })
  const events = await world.look('select action from account_events order by action')
  expect(events.map(({ action }) => action)).toEqual(['364 days old', 'signed in'])
  const sessions = await world.look(`select user_agent from sessions where user_agent like '%ly' order by 1`)
  expect(sessions.map(({ user_agent: word }) => word)).toEqual(['expired lately', 'revoked lately'])
  expect(await world.look(`select from sessions where user_agent like '%long%'`)).toEqual([])
  expect(await statusOf(browser, jwt)).toBe(200)
})
