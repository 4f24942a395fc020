import type { Tenant } from './two-tenants.ts'

export type Input = Record<string, unknown>

const WORDPRESS_KEY = `cck_1_${Buffer.from('https://shop.example/wp-json/').toString('base64url')}.${'x'.repeat(32)}`

/** A valid input for each operation that has one, by a member of the tenant's workspace. */
export const inputs: Record<string, (tenant: Tenant) => Input> = {
  'accounts.getSignInWays': () => ({}),
  'accounts.getInstallation': () => ({}),
  'accounts.openDemo': () => ({}),
  'accounts.exchangeCode': () => ({ token: 'no code of ours' }),
  'accounts.signOut': () => ({ everywhere: true }),
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
  'contentplans.get': ({ contentplan }) => ({ contentplanId: contentplan }),
  'contentplans.update': ({ workspace, contentplan }) => ({
    workspaceId: workspace,
    contentplanId: contentplan,
    name: 'A new name',
    share: true,
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
  'changes.changeArticles': ({ contentplan, article }) => ({
    contentplanId: contentplan,
    action: 'lock',
    articleIds: [article],
  }),
  'changes.createArticle': ({ contentplan, keyword }) => ({
    contentplanId: contentplan,
    name: 'A new cluster',
    keywordIds: [keyword],
    mainKeywordId: keyword,
  }),
  'changes.list': ({ contentplan }) => ({ contentplanId: contentplan }),
  'changes.undo': ({ contentplan, plan_change: changeId }) => ({ contentplanId: contentplan, changeId }),
  'keywords.process': ({ contentplan }) => ({
    contentplanId: contentplan,
    keywordsInput: ['trail shoes'],
  }),
  'keywords.findRelated': ({ contentplan }) => ({ contentplanId: contentplan, keywords: ['trail shoes'] }),
  'keywords.askModel': ({ contentplan }) => ({ contentplanId: contentplan, prompt: 'Shoes for trails' }),
  'keywords.find': ({ contentplan }) => ({ contentplanId: contentplan, keyword: 'secret of own' }),
  'keywords.listPopular': ({ contentplan }) => ({ contentplanId: contentplan }),
  'keywords.listSimilar': ({ keyword, article }) => ({ keywordId: keyword, articleId: article }),
  'keywords.listOfArticle': ({ article }) => ({ articleId: article }),
  'articles.listAdvanced': ({ contentplan }) => ({ contentplanId: contentplan }),
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
  'keywords.undoImport': ({ contentplan, keyword_import: importId }) => ({
    contentplanId: contentplan,
    importId,
  }),
  'keywords.listImports': ({ contentplan }) => ({ contentplanId: contentplan }),
  'performance.askSearchData': ({ contentplan, article, topic }) => ({
    contentplanId: contentplan,
    grouping: 'query',
    startDate: '2031-05-01',
    endDate: '2031-05-30',
    articleIds: [article],
    topicIds: [topic],
  }),
  'performance.getHome': ({ contentplan }) => ({ contentplanId: contentplan }),
  'progress.listTrackers': ({ contentplan }) => ({ contentplanId: contentplan }),
  'pages.add': ({ contentplan }) => ({ contentplanId: contentplan, urls: ['https://shop.example/new'] }),
  'pages.list': ({ workspace, contentplan }) => ({ workspaceId: workspace, contentplanId: contentplan }),
  'pages.change': ({ workspace, contentplan, page, article }) => ({
    workspaceId: workspace,
    contentplanId: contentplan,
    pageIds: [page],
    action: 'setPageArticle',
    articleId: article,
  }),
  'pages.crawl': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.estimate': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.start': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.resume': ({ contentplan }) => ({ contentplanId: contentplan }),
  'grouping.cancel': ({ contentplan }) => ({ contentplanId: contentplan }),
  'performance.startUpdate': ({ contentplan }) => ({ contentplanId: contentplan }),
  'performance.getSearchData': ({ contentplan }) => ({ contentplanId: contentplan }),
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
  'connections.listPorts': ({ workspace }) => ({ workspaceId: workspace }),
  'connections.list': ({ contentplan }) => ({ contentplanId: contentplan }),
  'connections.saveWordpress': ({ contentplan }) => ({
    contentplanId: contentplan,
    type: 'wp-plugin',
    apiKey: WORDPRESS_KEY,
  }),
  'connections.listSearchConsoleProperties': () => ({}),
  'connections.chooseSearchConsoleProperty': ({ contentplan }) => ({
    contentplanId: contentplan,
    property: 'sc-domain:shop.example',
  }),
}

/** Operations whose valid input above is refused on purpose. */
export const refusals: Record<string, number> = {
  'accounts.exchangeCode': 400,
  'connections.listSearchConsoleProperties': 424,
  'keywords.findRelated': 424,
  'keywords.askModel': 424,
  'pages.crawl': 400,
  'performance.startUpdate': 424,
  'grouping.resume': 409,
}

/** Further forms of an input, for ids that the first has no place for. */
export const otherForms: Record<string, ((tenant: Tenant) => Input)[]> = {
  'changes.changeArticles': [
    ({ contentplan, article }) => ({
      contentplanId: contentplan,
      action: 'merge',
      articleIdsFrom: [article],
      articleIdTo: article,
    }),
  ],
}
