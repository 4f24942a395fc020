import { expect, test } from 'vitest'
import { writeExample } from './write-example.ts'

const given = { origin: 'https://keyloom.example', workspaceId: 7, token: 'klm_x' }

test('the example call lists the plans of the workspace', () => {
  expect(writeExample({ ...given, scopes: ['write', 'read'] })).toBe(
    'curl -H "Authorization: Bearer klm_x" \\\n  https://keyloom.example/api/workspace/7/contentplan',
  )
})

test('a token without the scope read has no example call', () => {
  expect(writeExample({ ...given, scopes: ['write', 'run'] })).toBeNull()
})
