import { openClusters } from './small-clusters.ts'

export type Section = 'description' | 'research' | 'draft' | 'final'

const ACTIONS = {
  description: 'updateDescription',
  research: 'updateResearch',
  draft: 'updateDraft',
  final: 'updateFinalDraft',
} as const

/** Two clusters, A and B, and functions that save and read texts: of the draft of A, unless another is named. */
export async function openTexts() {
  const world = await openClusters()
  const { a, call, edit } = world
  return {
    ...world,
    save: (
      text: string,
      {
        baseVersion,
        section = 'draft',
        articleId = a,
      }: { baseVersion?: number; section?: Section; articleId?: number } = {},
    ) => edit({ action: ACTIONS[section], articleIds: [articleId], [section]: text, baseVersion }),
    read: async (section: Section = 'draft', articleId = a) =>
      (await call('GET', pathOf(articleId, section))).body,
    readVersion: (version: number, section: Section = 'draft', articleId = a) =>
      call('GET', `${pathOf(articleId, section)}/revision/${version}`),
    listVersions: async (query = '', section: Section = 'draft', articleId = a) =>
      (await call('GET', `${pathOf(articleId, section)}/revision?${query}`)).body,
    restore: (version: number, input: object = {}, section: Section = 'draft') =>
      call('POST', `${pathOf(a, section)}/revision/${version}/restore`, input),
    listTexts: async (articleId = a) => (await call('GET', `/article/${articleId}/text`)).body.texts,
  }
}

function pathOf(articleId: number, section: Section): string {
  return `/article/${articleId}/text/${section}`
}
