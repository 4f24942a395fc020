import type { Plan } from '#features/contentplans/server/index.ts'
import type { Publisher } from '#integrations/publisher/index.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { PublishTarget } from '../../rules.ts'

/** A publishing system that a plan is connected to. */
export interface Target {
  publisher: Publisher
  /** The site or collection that it publishes to. Ids of posts mean nothing at another one. */
  place: string
  /** The address of an article of the same system as it is written in the body of another one. */
  linkTo(post: { slug: string | null; url: string }): string
  /** The address of a copied image as it is written in a body. */
  imageInBody(url: string): string
}

export interface OfTarget {
  plan: Plan
  platform: PublishTarget
}

export interface TargetContext {
  database: RunDatabase
}

/** The links and images of systems that give their own full addresses. */
export const PLAIN_ADDRESSES: Pick<Target, 'linkTo' | 'imageInBody'> = {
  linkTo: ({ url }) => url,
  imageInBody: (url) => url,
}
