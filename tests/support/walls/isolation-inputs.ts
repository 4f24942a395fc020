import type { Tenant } from './two-tenants.ts'
import { websiteInputs } from './website-inputs.ts'

export type Input = Record<string, unknown>

/** A valid input for each operation, as a member of the tenant's workspace would send it. */
export const inputs: Record<string, (tenant: Tenant) => Input> = {
  'accounts.getSignInWays': () => ({}),
  'accounts.getInstallation': () => ({}),
  'accounts.openDemo': () => ({}),
  'accounts.exchangeCode': () => ({ token: 'no code of ours' }),
  'accounts.signOut': () => ({ everywhere: true }),
  'accounts.getAccount': () => ({}),
  'accounts.changePassword': () => ({ present: 'any word', wanted: 'a word of my very own' }),
  'accounts.proveByPassword': () => ({ password: 'any word' }),
  'accounts.beginProof': () => ({}),
  'accounts.issueTicket': () => ({}),
  'accounts.listSessions': () => ({}),
  'accounts.revokeSession': ({ session }) => ({ sessionId: session }),
  'workspaces.list': () => ({}),
  'workspaces.update': ({ workspace }) => ({ workspaceId: workspace, action: 'generateAccessKey' }),
  'workspaces.listAuditEntries': ({ workspace }) => ({ workspaceId: workspace }),
  'workspaces.getCosts': ({ workspace }) => ({ workspaceId: workspace }),
  'workspaces.setCosts': ({ workspace }) => ({ workspaceId: workspace, monthly_cap: 5_000_000 }),
  'api-tokens.list': ({ workspace }) => ({ workspaceId: workspace }),
  'api-tokens.create': ({ workspace }) => ({
    workspaceId: workspace,
    name: 'For a script',
    scopes: ['read'],
    expires_in_days: 90,
  }),
  'api-tokens.revoke': ({ workspace, api_token: tokenId }) => ({ workspaceId: workspace, tokenId }),
  'contentplans.create': ({ workspace }) => ({
    workspaceId: workspace,
    name: 'A new plan',
    country: 'USA',
    language: 'en',
    type: 'managed',
  }),
  'contentplans.list': ({ workspace }) => ({ workspaceId: workspace }),
  'advice.recalculate': ({ contentplan }) => ({ contentplanId: contentplan }),
  'contentplans.get': ({ contentplan }) => ({ contentplanId: contentplan }),
  'contentplans.update': ({ workspace, contentplan }) => ({
    workspaceId: workspace,
    contentplanId: contentplan,
    name: 'A new name',
  }),
  'keywords.list': ({ workspace, contentplan }) => ({ workspaceId: workspace, contentplanId: contentplan }),
  'keywords.save': ({ workspace, contentplan }) => ({
    workspaceId: workspace,
    contentplanId: contentplan,
    keywordsObject: [{ keyword: 'trail shoes', estimated_search_volume: 10 }],
    source: 'upload',
  }),
  'keywords.change': ({ contentplan, keyword, article }) => ({
    contentplanId: contentplan,
    keywordIds: [keyword],
    action: 'move',
    toArticleId: article,
    articleId: article,
  }),
  'grouping.recluster': ({ contentplan }) => ({ contentplanId: contentplan, recluster: true }),
  'grouping.preview': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.getProposal': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.listProposed': ({ contentplan, run }) => ({ contentplanId: contentplan, runId: run }),
  'grouping.applyProposal': ({ contentplan, run }) => ({ contentplanId: contentplan, runId: run }),
  'grouping.discardProposal': ({ contentplan, run }) => ({ contentplanId: contentplan, runId: run }),
  'drift.list': ({ contentplan }) => ({ contentplanId: contentplan }),
  'drift.follow': ({ contentplan, keyword }) => ({ contentplanId: contentplan, keywordIds: [keyword] }),
  'drift.estimate': ({ contentplan }) => ({ contentplanId: contentplan }),
  'drift.refresh': ({ contentplan }) => ({ contentplanId: contentplan }),
  'drift.schedule': ({ contentplan }) => ({ contentplanId: contentplan, every_days: 30 }),
  'changes.changeArticles': ({ contentplan, article, topic }) => ({
    contentplanId: contentplan,
    action: 'updateTopic',
    articleIds: [article],
    topicId: topic,
  }),
  'changes.createArticle': ({ contentplan, keyword }) => ({
    contentplanId: contentplan,
    name: 'A new cluster',
    keywordIds: [keyword],
    mainKeywordId: keyword,
  }),
  'history.list': ({ contentplan }) => ({ contentplanId: contentplan }),
  'history.getChange': ({ contentplan, plan_change: changeId }) => ({ contentplanId: contentplan, changeId }),
  'history.getImport': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
  }),
  'changes.previewUndo': ({ contentplan, plan_change: changeId }) => ({
    contentplanId: contentplan,
    changeId,
  }),
  'changes.undo': ({ contentplan, plan_change: changeId }) => ({ contentplanId: contentplan, changeId }),
  'keywords.process': ({ contentplan }) => ({
    contentplanId: contentplan,
    keywordsInput: ['trail shoes'],
  }),
  'keywords.findRelated': ({ contentplan }) => ({ contentplanId: contentplan, keywords: ['trail shoes'] }),
  'keywords.askModel': ({ contentplan }) => ({ contentplanId: contentplan, prompt: 'Shoes for trails' }),
  'volumes.estimate': ({ contentplan, keyword }) => ({ contentplanId: contentplan, keywordIds: [keyword] }),
  'volumes.cancel': ({ contentplan }) => ({ contentplanId: contentplan }),
  'volumes.fetch': ({ contentplan, keyword }) => ({ contentplanId: contentplan, keywordIds: [keyword] }),
  'keywords.find': ({ contentplan, secret }) => ({ contentplanId: contentplan, keyword: secret }),
  'keywords.listPopular': ({ contentplan }) => ({ contentplanId: contentplan }),
  'keywords.listSimilar': ({ keyword, article }) => ({ keywordId: keyword, articleId: article }),
  'keywords.listOfArticle': ({ article }) => ({ articleId: article }),
  'articles.listAdvanced': ({ contentplan }) => ({ contentplanId: contentplan }),
  'hubs.create': ({ contentplan }) => ({ contentplanId: contentplan, name: 'A new hub' }),
  'hubs.list': ({ contentplan }) => ({ contentplanId: contentplan }),
  'articles.get': ({ article }) => ({ articleId: article }),
  'keywords.exportCsv': ({ contentplan }) => ({ contentplanId: contentplan }),
  'keywords.beginImport': ({ contentplan }) => ({
    contentplanId: contentplan,
    kind: 'file',
    label: 'keywords.csv',
  }),
  'keywords.importBatch': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
    batch: 2,
    keywordsObject: [{ keyword: 'trail shoes' }],
  }),
  'keywords.endImport': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
    skippedReasons: [{ reason: 'empty', count: 1 }],
  }),
  'keywords.previewUndoImport': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
  }),
  'keywords.undoImport': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
  }),
  'keywords.restoreImport': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
  }),
  'progress.listTrackers': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.estimate': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.start': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.resume': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.getResult': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.cancel': ({ contentplan }) => ({ contentplanId: contentplan }),
  'overlap.score': ({ contentplan, article, page, keyword }) => ({
    contentplanId: contentplan,
    articleId: [article],
    pageId: [page],
    keywordId: [keyword],
  }),
  'overlap.listSimilar': ({ contentplan, article }) => ({ contentplanId: contentplan, articleId: article }),
  'overlap.explainApart': ({ contentplan, article, second_article: second }) => ({
    contentplanId: contentplan,
    articleId: [article, second],
  }),
  'overlap.drawTree': ({ article }) => ({ articleId: article }),
  'overlap.compare': ({ contentplan, keyword, inactive_keyword: second }) => ({
    contentplanId: contentplan,
    keywordId: [keyword, second],
  }),
  ...websiteInputs,
}

/** Operations that refuse the valid input above on purpose, with the status of their answer. */
export const refusals: Record<string, number> = {
  'accounts.changePassword': 400,
  'accounts.proveByPassword': 400,
  'accounts.beginProof': 400,
  'accounts.exchangeCode': 400,
  'connections.listSearchConsoleProperties': 424,
  'performance.chooseProperty': 424,
  // This installation has no owner.
  'connections.listPropertyGrants': 403,
  'connections.setPropertyGrant': 403,
  'keywords.findRelated': 424,
  'keywords.askModel': 424,
  // The import was not undone.
  'keywords.restoreImport': 409,
  'volumes.fetch': 424,
  'pages.crawl': 400,
  'performance.startUpdate': 424,
  'grouping.resume': 409,
}

/** Further inputs of an operation, for ids that do not occur in the first. */
export const otherForms: Record<string, ((tenant: Tenant) => Input)[]> = {
  'changes.changeArticles': [
    ({ contentplan, article, keyword }) => ({
      contentplanId: contentplan,
      action: 'updateMainKeyword',
      articleIds: [article],
      mainKeywordId: keyword,
    }),
    ({ contentplan, article }) => ({
      contentplanId: contentplan,
      action: 'merge',
      articleIdsFrom: [article],
      articleIdTo: article,
    }),
  ],
}
