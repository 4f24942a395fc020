import { cleanKeyword, foldKeyword } from '#features/contentplans/rules.ts'
import {
  changeKeywords,
  openArticle,
  queueKeywords,
  type KeywordTarget,
} from '#features/articles/server/index.ts'
import { ofPlan, type Plan } from '#features/contentplans/server/index.ts'
import { Invalid } from '#platform/errors.ts'
import type { Handlers, MemberContext } from '#platform/server/api/handlers.ts'
import { MOST_POPULAR, type keywords, type volumes } from '../contract.ts'
import { beginImport } from './commands/begin-import.ts'
import { addKeywords } from './commands/add-keywords.ts'
import { endImport } from './commands/end-import.ts'
import { importBatch } from './commands/import-batch.ts'
import { saveList } from './commands/save-list.ts'
import { restoreImport } from './commands/restore-import.ts'
import { previewUndoImport, undoImport } from './commands/undo-import.ts'
import { cancelVolumes } from './commands/cancel-volumes.ts'
import { startVolumes } from './commands/start-volumes.ts'
import { estimateVolumes } from './queries/estimate-volumes.ts'
import { exportKeywords } from './queries/export-keywords.ts'
import type { KeywordFilter } from './queries/keyword-filter.ts'
import { findKeywordRow, readKeywordRows } from './queries/keyword-rows.ts'
import { listKeywords, listOfArticle, listPopularIds } from './queries/list-keywords.ts'
import { listShared } from './queries/list-shared.ts'
import { listSimilar } from './queries/list-similar.ts'
import { prepareIdeas, preparePasted, prepareRelated } from './research/prepare-found.ts'
import type { KeywordServices } from './research/keyword-services.ts'

export function keywordHandlers(services: KeywordServices): Handlers<typeof keywords> {
  return {
    list: ofPlan(async (ctx, input) =>
      listKeywords(ctx, {
        ...input,
        ...(await readResults(ctx, services, { plan: input.plan, results: input.results })),
      }),
    ),
    save: ofPlan((ctx, input) => saveList(ctx, input)),
    change: ofPlan(async (ctx, { plan, ...change }) => {
      if ('regex' in change) return queueKeywords(ctx, { plan, regex: change.regex })
      const target = readTarget(change)
      const texts = 'newKeywords' in change ? change.newKeywords : []
      const newIds = await addKeywords(ctx, { plan, texts })
      const forWorkspace = () => services.providers(ctx, plan.workspaceId)
      const keywordIds = [...change.keywordIds, ...newIds]
      return changeKeywords(ctx, { providers: { forWorkspace } }, { plan, keywordIds, target })
    }),
    process: ofPlan((ctx, { plan, keywordsInput: lines, take }) =>
      preparePasted(ctx, services, { plan, lines, take }),
    ),
    findRelated: ofPlan((ctx, { plan, keywords: lines }) => prepareRelated(ctx, services, { plan, lines })),
    askModel: ofPlan((ctx, input) => prepareIdeas(ctx, services, input)),
    find: ofPlan(async (ctx, { plan, keyword }) => ({
      keyword: await findKeywordRow(ctx, { plan, folded: foldKeyword(cleanKeyword(keyword)) }),
    })),
    listPopular: ofPlan(async (ctx, { plan }) => {
      const ids = await listPopularIds(ctx, { plan, most: MOST_POPULAR })
      return { keywords: await readKeywordRows(ctx, { plan, ids }) }
    }),
    listSimilar: async (ctx, input) => ({ keywords: await listSimilar(ctx, services, input) }),
    listOfArticle: async (ctx, { articleId, ...window }) => {
      const { plan } = await openArticle(ctx, articleId)
      const wanted = { ...window, articleId, plan }
      return ctx.isMember ? listOfArticle(ctx, wanted) : listShared(ctx, wanted)
    },
    exportCsv: ofPlan(async (ctx, { plan, ...input }) => {
      const filter = { ...input, ...(await readResults(ctx, services, { plan, results: input.results })) }
      return exportKeywords(ctx, services, { plan, filter })
    }),
    beginImport: ofPlan((ctx, input) => beginImport(ctx, input)),
    importBatch: ofPlan((ctx, { keywordsObject, ...input }) =>
      importBatch(ctx, { ...input, keywords: keywordsObject }),
    ),
    endImport: ofPlan((ctx, input) => endImport(ctx, input)),
    previewUndoImport: ofPlan((ctx, input) => previewUndoImport(ctx, input)),
    undoImport: ofPlan((ctx, input) => undoImport(ctx, input)),
    restoreImport: ofPlan((ctx, input) => restoreImport(ctx, services, input)),
  }
}

export function volumeHandlers(services: KeywordServices): Handlers<typeof volumes> {
  return {
    estimate: ofPlan((ctx, { keywordIds = null, ...input }) =>
      estimateVolumes(ctx, services, { ...input, keywordIds }),
    ),
    fetch: ofPlan((ctx, { keywordIds = null, ...input }) =>
      startVolumes(ctx, services, { ...input, keywordIds }),
    ),
    cancel: ofPlan(cancelVolumes),
  }
}

/** Real and sandbox search results are never mixed: the workspace's provider decides which of them count. */
async function readResults(
  ctx: MemberContext,
  services: Pick<KeywordServices, 'providers'>,
  { plan, results }: { plan: Plan; results: 'none' | undefined },
): Promise<Pick<KeywordFilter, 'withoutSerps'>> {
  if (results === undefined) return {}
  const { serps } = await services.providers(ctx, plan.workspaceId)
  return { withoutSerps: { isSandbox: serps?.isSandbox ?? false } }
}

type Change =
  | { action: 'exclude' | 'reset' }
  | { action: 'move'; toArticleId?: number | undefined; articleId?: number | undefined }
  | { excluded: boolean }

function readTarget(change: Change): KeywordTarget {
  if ('excluded' in change) return { become: change.excluded ? 'excluded' : 'included' }
  if (change.action !== 'move') return { become: change.action === 'exclude' ? 'excluded' : 'not_in_plan' }
  const articleId = change.toArticleId ?? change.articleId
  if (articleId === undefined) throw new Invalid('toArticleId: say which cluster they move to.')
  return { become: 'in_plan', articleId }
}
