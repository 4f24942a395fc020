import { z } from 'zod'
import type { Reads } from '#platform/server/api/handlers.ts'
import { listRows } from '#platform/server/database/rows.ts'
import { belongsToHub, createWordReader, readHubWords } from '../../ideas/index.ts'
import { joinTags, type IdeaSource } from '../../rules.ts'
import type { BuiltHub } from '../jobs/steps/open-hub.ts'

/** A cluster for a hub, and where it comes from. */
export interface Claim {
  articleId: number
  source: IdeaSource
}

const SOURCE_OF: Record<string, IdeaSource> = { related: 'related', ai: 'model', rules: 'rules' }

const freeCluster = z.object({
  id: z.number(),
  main: z.string().nullable(),
  /** The keywords, one a line. */
  keywords: z.string(),
  /** The kind of the import in which the run has added the main keyword; null when it did not. */
  kind: z.string().nullable(),
})

/**
 * The clusters without a hub that are about a hub's subject: their main keyword, or at least half of their keywords, has
 * the words of a seed keyword, or the run has added the main keyword. Dismissed clusters are not among them.
 */
export async function listClaims(
  { database }: Reads,
  { hub, runId }: { hub: BuiltHub; runId: number },
): Promise<Claim[]> {
  const { plan } = hub
  const clusters = await listRows(database, freeCluster)`
    select a.id, main.folded as main, string_agg(k.folded, E'\n') as keywords,
      (select i.kind from keyword_imports i where i.workspace_id = a.workspace_id and i.id = main.import_id
        and i.run_id = ${runId}) as kind
    from articles a
    join keywords k on k.workspace_id = a.workspace_id and k.contentplan_id = a.contentplan_id and k.article_id = a.id
    left join keywords main on main.workspace_id = a.workspace_id and main.contentplan_id = a.contentplan_id
      and main.id = a.main_keyword_id
    where a.workspace_id = ${plan.workspaceId} and a.contentplan_id = ${plan.id} and a.topic_id is null
      and a.priority <> 'low'
    group by a.id, main.folded, main.import_id
    order by a.id
  `
  const named = { id: hub.topicId, name: hub.name, tags: joinTags(hub.tags) }
  const words = readHubWords(createWordReader(plan.language), [named])
  const isAbout = (text: string) => belongsToHub(words, text)
  return clusters.flatMap(({ id, main, keywords, kind }) => {
    const texts = keywords.split('\n')
    const belongs =
      kind !== null || (main !== null && isAbout(main)) || texts.filter(isAbout).length * 2 >= texts.length
    return belongs ? [{ articleId: id, source: (kind && SOURCE_OF[kind]) || 'plan' }] : []
  })
}
