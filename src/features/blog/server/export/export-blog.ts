import { enterAgain, type Plan } from '#features/contentplans/server/index.ts'
import type { SentFile } from '#platform/contract/files.ts'
import type { MemberContext } from '#platform/server/api/handlers.ts'
import { streamParts } from '#platform/server/stream-parts.ts'
import { writeZip } from '#platform/server/write-zip.ts'
import type { Branch } from '../../rules.ts'
import type { BlogServices } from '../jobs/blog-services.ts'
import { readBranch, requireBuilt } from './read-branch.ts'

/** Sends the files of a branch as a zip archive, which is made while it is sent; access is checked each time. */
export async function exportBlog(
  ctx: MemberContext,
  services: Pick<BlogServices, 'database'>,
  { plan, branch }: { plan: Plan; branch: Branch },
): Promise<() => Promise<SentFile>> {
  await requireBuilt(ctx, { plan, branch })
  const place = { credential: ctx.credential, contentplanId: plan.id }
  return async () => ({
    fileName: `blog-${plan.id}-${branch}.zip`,
    contentType: 'application/zip',
    body: streamParts(writeZip(readBranch((work) => enterAgain(services, place, work), { branch }))),
  })
}
