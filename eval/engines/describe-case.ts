import type { composeBrief } from '#features/writing/server/composing/index.ts'
import type { Case } from '../reading/case.ts'

/** What a brief of a case is made of. Its title is left to the engine. */
export function describeCase(one: Case): Parameters<typeof composeBrief>[1] {
  const { mainKeyword, keywords, pages, ownPages, type } = one
  const kind = { type, intent: null, funnel: null }
  return { title: mainKeyword, mainKeyword, keywords, pages, ownPages, kind, rivals: [], prompt: null }
}
