import type { Article } from '#features/articles/web/index.ts'
import type { IdeaSource } from '#features/hubs/rules.ts'

/** A cluster of a hub, as a new idea. */
export type Idea = Article & {
  /** Where the idea comes from; null or missing when that is not known. */
  idea_source?: IdeaSource | null
}
