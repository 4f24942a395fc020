import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import { makePlanLife } from './plan-life.ts'

const ACTIONS = 14
const BY_RUNS = new Set(['cluster', 'recluster'])

/** Registers the tests of plans with random actions, for these seeds. */
export function testPlanLives(seeds: readonly number[]): void {
  describe.each([...seeds])('the life of a plan with steps drawn from seed %i', (seed) => {
    test('keeps the plan consistent and locked clusters as they are, and undo restores the state before a step exactly', async () => {
      const life = await makePlanLife(seed)
      await life.actions['upload']?.()
      await life.actions['cluster']?.()
      const story: string[] = []
      for (let at = 0; at < ACTIONS; at++) {
        const action = life.drawAction()
        story.push(action)
        const before = await life.readAll()
        const locked = await life.readLocked()
        const changeId = await life.actions[action]?.()
        const isLockedKept = !BY_RUNS.has(action) || isDeepStrictEqual(await life.readLocked(), locked)
        expect({ story, isLockedKept }).toEqual({ story, isLockedKept: true })
        expect({ story, faults: await life.findFaults() }).toEqual({ story, faults: [] })
        if (typeof changeId !== 'number') continue
        expect(await life.undo(changeId)).toMatchObject({ status: 200, body: { kept: 0 } })
        expect({ story, rows: await life.readAll() }).toEqual({ story, rows: before })
        expect({ story, faults: await life.findFaults() }).toEqual({ story, faults: [] })
        if (at % 2 === 0) await life.actions[action]?.()
      }
    })

    test('gives the same ids for the same data, however often the plan is reclustered', async () => {
      const life = await makePlanLife(seed + 10)
      await life.actions['upload']?.()
      await life.actions['cluster']?.()
      await life.actions['upload']?.()
      await life.actions['cluster']?.()
      await life.recluster(2)
      const first = await life.readAll()
      expect(await life.recluster(2)).toBeNull()
      expect(await life.readAll()).toEqual(first)
    })
  })
}
