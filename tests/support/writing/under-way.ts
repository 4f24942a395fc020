import type { FoundImage, ImageSource } from '#integrations/images/index.ts'
import type { Model } from '#integrations/model/index.ts'
import type { PlanContext } from '#tests/support/jobs/job-world.ts'
import type { FailureWorld } from './failure-world.ts'

/** The context of a person. */
export const byPerson = (ctx: PlanContext) => ({ ...ctx, actor: { kind: 'run', userId: null } }) as const

export const PHOTO: FoundImage = {
  url: 'https://photos.example/boots',
  width: 800,
  height: 600,
  alt: 'Boots',
  author: 'Ada',
  authorUrl: 'https://photos.example/ada',
  sourceUrl: 'https://photos.example/boots/page',
  useUrl: null,
}

/** A library that finds the same photo each time, after something has happened. */
export function makePhotos(before: () => Promise<unknown> = async () => {}): ImageSource {
  return {
    name: 'photos',
    label: 'Photos',
    find: () => before().then(() => PHOTO),
    tellUse: async () => {},
  }
}

/** Does something when the model is asked for the first time, before it answers. */
export function afterFirst(model: Model, change: () => Promise<unknown>): Model {
  let changed: Promise<unknown> | undefined
  const once = () => (changed ??= change())
  return {
    ...model,
    generateText: (request) => once().then(() => model.generateText(request)),
    generateObject: (request) => once().then(() => model.generateObject(request)),
  }
}

/** Starts the writing and does something while the second section is being written. */
export async function meanwhile(world: FailureWorld, change: () => Promise<unknown>): Promise<number> {
  await world.control.order('/model', { pauseMs: 5 })
  await world.work()
  const { runId } = await world.start()
  await world.untilAsked('section 2')
  await change()
  await world.control.order('/model', { pauseMs: 0 })
  return runId
}
