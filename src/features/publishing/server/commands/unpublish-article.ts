import type { z } from 'zod'
import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid, NotFound } from '#platform/errors.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import type { RunDatabase } from '#platform/server/jobs/pipeline.ts'
import type { publication } from '../../contract.ts'
import { explainPlatform, findTarget } from '../../rules.ts'
import type { UploadServices } from '../jobs/publishing-services.ts'
import { findPublication, listPublications } from '../queries/publication-rows.ts'
import { noteGone } from './publication-changes.ts'

/** Takes the post of a cluster away from readers, and returns what is known of it then. */
export async function unpublishArticle(
  ctx: MemberContext,
  services: UploadServices,
  { plan, clusterId: articleId, platform: named }: { plan: Plan; clusterId: number; platform: string },
): Promise<() => Promise<z.infer<typeof publication>>> {
  const platform = findTarget(named)
  if (platform === null) throw new Invalid(explainPlatform(named))
  const known = await findPublication(ctx, { plan, articleId, platform })
  if (known === null) throw new NotFound('This article was not published there.')
  return async () => {
    const database = openAfter(ctx, services, plan)
    const target = await services.publishing.openTarget({ database }, { plan, platform })
    if (known.remoteId !== null && known.place === target.place)
      await target.publisher.unpublish(known.remoteId, { signal: ctx.gone, marker: known.marker })
    return database.transaction().execute(async (open) => {
      await noteGone({ database: open }, { plan, articleId, platform })
      const all = await listPublications({ database: open }, { plan, articleId })
      const gone = all.find((one) => one.platform === platform)
      if (gone === undefined) throw new NotFound('This article was not published there.')
      return gone
    })
  }
}

/** Transactions after that of the request, each of which checks the caller's access again. */
function openAfter(ctx: MemberContext, services: UploadServices, { id: contentplanId }: Plan): RunDatabase {
  return {
    transaction: () => ({
      execute: (work) => enterAgain(services, { ...ctx, contentplanId }, ({ database }) => work(database)),
    }),
  }
}
