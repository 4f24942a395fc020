import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { afterDrawing } from './after-drawing.ts'

let frames: (() => void)[] = []
let page = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  frames = []
  page = new EventTarget()
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { hidden: false })
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const work = vi.fn<() => void>()
  return { work, ...afterDrawing(work) }
}

/** Draws once, and lets what waits for that begin. */
function draw(): void {
  for (const frame of frames.splice(0)) frame()
  vi.advanceTimersByTime(1)
}

test('work that is planned twice is done once, after the next drawing', () => {
  const { work, plan } = start()
  plan()
  plan()
  vi.advanceTimersByTime(1)
  expect(work).not.toHaveBeenCalled()
  draw()
  expect(work).toHaveBeenCalledOnce()
  plan()
  draw()
  expect(work).toHaveBeenCalledTimes(2)
})

test('work that is finished early, or dropped, is not done after the drawing', () => {
  const { work, plan, finish, drop } = start()
  finish()
  expect(work).not.toHaveBeenCalled()
  plan()
  finish()
  expect(work).toHaveBeenCalledOnce()
  draw()
  plan()
  drop()
  draw()
  expect(work).toHaveBeenCalledOnce()
})

test.each(['beforeunload', 'pagehide', 'visibilitychange'])('%s does the work at once', (name) => {
  const { work, plan } = start()
  plan()
  page.dispatchEvent(new Event(name))
  expect(work).toHaveBeenCalledOnce()
})

test('a hidden window does the work at once, and one that is never drawn soon', () => {
  const { work, plan } = start()
  plan()
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledOnce()
  vi.stubGlobal('document', { hidden: true })
  plan()
  expect(work).toHaveBeenCalledTimes(2)
})

test('the end does the planned work and no other', () => {
  const { work, plan, end } = start()
  plan()
  end()
  expect(work).toHaveBeenCalledOnce()
  page.dispatchEvent(new Event('pagehide'))
  draw()
  expect(work).toHaveBeenCalledOnce()
})
