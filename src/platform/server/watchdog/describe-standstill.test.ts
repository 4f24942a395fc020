import { expect, test } from 'vitest'
import { describeStandstill } from './describe-standstill.ts'

const process = { time: 5, pid: 6, hostname: 'here' }
const step = { kind: 'step', workspaceId: 3, run: 12, pipeline: 'crawl', step: 'Crawling pages' } as const
const other = { ...step, run: 13, step: 'Clustering' }
const steps = [step, other]
const stack = ['at loop (file.ts:1:2)', 'at work (file.ts:3:4)']
const line = { level: 60, ...process, msg: 'the program stood still for 30 s and is ended' }

test('the log names the run and the step whose code ran, and where it was', () => {
  expect(describeStandstill({ seconds: 30, answer: { work: step, stack }, steps }, process)).toEqual({
    ...line,
    workspaceId: 3,
    run: 12,
    pipeline: 'crawl',
    step: 'Crawling pages',
    stack: 'at loop (file.ts:1:2)\nat work (file.ts:3:4)',
  })
})

const atWork = [
  { run: 12, step: 'Crawling pages' },
  { run: 13, step: 'Clustering' },
]

test('the log names the request or message that was being answered, and the steps that ran beside it', () => {
  const request = { kind: 'request', method: 'GET', route: '/api/things' } as const
  expect(describeStandstill({ seconds: 30, answer: { work: request, stack: [] }, steps }, process)).toEqual({
    ...line,
    method: 'GET',
    route: '/api/things',
    steps: atWork,
    stack: '',
  })
  const message = { kind: 'message', name: 'runThings' } as const
  expect(
    describeStandstill({ seconds: 30, answer: { work: message, stack: [] }, steps: [] }, process),
  ).toMatchObject({ message: 'runThings', steps: [] })
})

test('the log names the steps at work when the main thread does not answer', () => {
  expect(describeStandstill({ seconds: 30, answer: null, steps }, process)).toEqual({
    ...line,
    steps: atWork,
    stack: '',
  })
})
