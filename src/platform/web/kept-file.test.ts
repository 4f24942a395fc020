import { expect, onTestFinished, test, vi } from 'vitest'
import { keepFile, readKeptFile } from './kept-file.ts'

test('a file is kept and read again also in a browser whose responses have no bytes()', async () => {
  const items = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  vi.spyOn(Response.prototype, 'bytes').mockRejectedValue(new TypeError('bytes is not a function'))
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const text = 'keyword,volume\ntrail shoes,1300\n'
  expect(await keepFile('list', new File([text], 'words.csv'))).toBe(true)
  const kept = await readKeptFile('list')
  expect([kept?.name, await kept?.text()]).toEqual(['words.csv', text])
})
