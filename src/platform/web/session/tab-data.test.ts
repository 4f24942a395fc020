import { beforeEach, expect, test, vi } from 'vitest'
import { dropDataOfOthers, forgetPerson, isPersonHere } from './tab-data.ts'

let tab: Map<string, string>

const deleteDatabase = vi.fn()

beforeEach(() => {
  tab = new Map()
  deleteDatabase.mockClear()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  vi.stubGlobal('localStorage', storageOf(new Map()))
  vi.stubGlobal('sessionStorage', storageOf(tab))
  return () => vi.unstubAllGlobals()
})

test('a list that was chosen before the sign-in is there after it', () => {
  keep()
  dropDataOfOthers('5')
  expect(tab.get('list')).toBe('my keywords')
})

test('a list is gone after its person has signed out, also for the next person', () => {
  dropDataOfOthers('5')
  keep()
  forgetPerson()
  dropDataOfOthers(null)
  expect(tab.size).toBe(0)
  keep()
  dropDataOfOthers('6')
  expect(tab.get('list')).toBe('my keywords')
})

test('a list stays when the session ends by itself, for the same person and for no other', () => {
  dropDataOfOthers('5')
  keep()
  dropDataOfOthers(null)
  dropDataOfOthers('5')
  expect(tab.get('list')).toBe('my keywords')
  dropDataOfOthers('6')
  expect(tab.has('list')).toBe(false)
})

test('a tab that slept while another person signed in keeps nothing', () => {
  dropDataOfOthers('5')
  keep()
  forgetPerson()
  dropDataOfOthers('6')
  expect(tab.has('list')).toBe(false)
})

test('what a person typed stays when the session ends by itself, and is deleted by signing out', () => {
  dropDataOfOthers('5')
  dropDataOfOthers(null)
  dropDataOfOthers('5')
  expect([isPersonHere('5'), isPersonHere('6'), deleteDatabase.mock.calls]).toEqual([true, false, []])
  forgetPerson()
  expect([isPersonHere('5'), deleteDatabase.mock.calls]).toEqual([false, [['keyloom-typed-texts']]])
})

test('what a person typed is deleted when another one signs in', () => {
  dropDataOfOthers('5')
  dropDataOfOthers(null)
  dropDataOfOthers('6')
  expect(deleteDatabase.mock.calls).toEqual([['keyloom-typed-texts']])
})

function keep(): void {
  tab.set('list', 'my keywords')
}

function storageOf(items: Map<string, string>) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => items.set(key, text),
    removeItem: (key: string) => items.delete(key),
    clear: () => items.clear(),
  }
}
