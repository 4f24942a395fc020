import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn, type Administrator } from './peer/administrator.ts'
import { startWordpress, type WordpressPeer } from './peer/start-wordpress.ts'

let peer: WordpressPeer
let administrator: Administrator
beforeAll(async () => {
  peer = await startWordpress()
  administrator = await signIn(peer)
  await administrator.activatePlugin()
})
afterAll(() => peer?.stop())

test('x y z', async () => {
  const key = await administrator.createKey()
  console.log(key)
  const r = await fetch(`${peer.origin}/wp-json/keyloom/v1/status`, {headers: {'x-connector-key': key}})
  console.log(r.status, await r.text())
  const r2 = await fetch(`${peer.origin}/wp-json/keyloom/v1/articles/keyloom-1`, {method:'PUT', headers: {'x-connector-key': key, 'content-type':'application/json'}, body: JSON.stringify({title:'Hi <b>', slug:'hi', html:'<p>x</p><script>alert(1)</script>', status:'publish', categories:['A & B']})})
  console.log(r2.status, await r2.text())
  console.log(await (await fetch(`${peer.origin}/hi/`)).text())
  expect(key).toMatch(/^cck_/)
})
