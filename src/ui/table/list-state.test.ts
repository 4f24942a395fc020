import { expect, test } from 'vitest'
import { listStateOf } from './list-state.ts'

const READY = { data: [], isPending: false, isPlaceholderData: false }
const LOADING = { data: undefined, isPending: true, isPlaceholderData: false }
const FAILED = { data: undefined, isPending: false, isPlaceholderData: false }
const REFRESHING = { data: [], isPending: false, isPlaceholderData: true }

test('a list is loading before its first rows, and refreshing while it shows the previous ones', () => {
  expect(listStateOf(LOADING)).toBe('loading')
  expect(listStateOf(FAILED)).toBe('error')
  expect(listStateOf(REFRESHING)).toBe('refreshing')
  expect(listStateOf(READY)).toBe('ready')
})

test('a list of several queries is ready when all of them are', () => {
  expect(listStateOf(READY, READY)).toBe('ready')
  expect(listStateOf(READY, REFRESHING)).toBe('refreshing')
  expect(listStateOf(REFRESHING, FAILED)).toBe('error')
  expect(listStateOf(FAILED, LOADING)).toBe('loading')
})
