import { expect, test } from 'vitest'
import { findChange, type SearchFilter } from './find-change.ts'

const used: SearchFilter = {
  id: 1,
  property: 'sc-domain:shop.example',
  country: null,
  url_include: null,
  url_exclude: null,
  is_sandbox: false,
  is_used: true,
  first: '2029-01-01',
  last: '2031-05-30',
  days: 800,
  days_lost: 310,
  days_of_files: 0,
}
const choice = {
  property: 'sc-domain:shop.example',
  accessUser: 1,
  country: '',
  urlInclude: '',
  urlExclude: '',
}
const change = (filters: SearchFilter[], input: Partial<typeof choice>) =>
  findChange(
    { filters, available: { from: '2030-02-01', to: '2031-05-30', days: 484 } },
    { ...choice, ...input },
  )

test('the same settings, also with blanks around them, change nothing', () => {
  expect(change([used], { urlInclude: ' ' })).toEqual({ is: 'harmless' })
})

test('other settings ask with the days that are stored and those to be read', () => {
  for (const input of [
    { country: 'DEU' },
    { urlInclude: '/blog/' },
    { urlExclude: '/tag/' },
    { property: 'sc-domain:other.example' },
  ])
    expect(change([used], input)).toEqual({ is: 'new', before: used, toRead: 484 })
})

test('settings that have days already say how many, and do not ask', () => {
  const earlier = { ...used, id: 2, is_used: false, country: 'DEU', days: 90 }
  expect(change([used, earlier], { country: 'DEU' })).toEqual({ is: 'back', days: 90 })
  expect(change([used, { ...earlier, days: 0 }], { country: 'DEU' })).toMatchObject({ is: 'new' })
  expect(change([used, { ...earlier, is_sandbox: true }], { country: 'DEU' })).toMatchObject({ is: 'new' })
})

test('nothing is asked where nothing is stored, and where the days are from files only', () => {
  expect(change([], {})).toEqual({ is: 'harmless' })
  expect(change([{ ...used, days: 0 }], { country: 'DEU' })).toEqual({ is: 'harmless' })
  expect(change([{ ...used, property: null }], { country: 'DEU' })).toEqual({ is: 'harmless' })
})
