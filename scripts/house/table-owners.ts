/**
 * The only feature that writes a table; `columns` lists those that another feature writes. `platform` is the machinery
 * below the features.
 */
interface Ownership {
  owner: string
  columns?: Record<string, string>
}

export const OWNERS: Record<string, Ownership> = {
  // People, their rights and limits.
  instance: { owner: 'accounts' },
  users: { owner: 'accounts' },
  identities: { owner: 'accounts' },
  sessions: { owner: 'accounts', columns: { last_used_at: 'platform' } },
  signing_keys: { owner: 'accounts' },
  sign_in_attempts: { owner: 'accounts' },
  sign_in_codes: { owner: 'accounts' },
  sign_in_lines: { owner: 'accounts' },
  sign_in_turns: { owner: 'accounts' },
  attempt_counts: { owner: 'accounts' },
  browser_passes: { owner: 'accounts' },
  known_browsers: { owner: 'accounts' },
  socket_tickets: { owner: 'accounts' },
  account_events: { owner: 'accounts' },
  workspaces: { owner: 'workspaces' },
  workspace_members: { owner: 'workspaces' },
  access_keys: { owner: 'workspaces' },
  audit_entries: { owner: 'workspaces' },
  usage_limits: { owner: 'workspaces' },
  plan_usage: { owner: 'workspaces' },
  api_tokens: { owner: 'api-tokens' },
  credit_entries: { owner: 'billing' },
  credit_balances: { owner: 'billing' },
  cost_entries: { owner: 'billing' },
  cost_months: { owner: 'billing' },
  cost_caps: { owner: 'billing' },

  // A content plan and its data.
  contentplans: { owner: 'contentplans' },
  contentplan_shares: { owner: 'contentplans' },
  article_shares: { owner: 'articles' },
  integrations: { owner: 'connections' },
  google_grants: { owner: 'connections' },
  consent_attempts: { owner: 'connections' },
  workspace_properties: { owner: 'connections' },
  serps: { owner: 'serps' },
  serp_tasks: { owner: 'serps' },
  keywords: {
    owner: 'keywords',
    // The cluster that a keyword is in, or another state.
    columns: { article_id: 'articles', excluded: 'articles', in_queue: 'articles' },
  },
  keyword_imports: { owner: 'keywords' },
  articles: { owner: 'articles' },
  article_metrics: { owner: 'articles' },
  article_kinds: { owner: 'articles' },
  article_texts: { owner: 'articles' },
  article_text_revisions: { owner: 'articles' },
  keyword_drifts: { owner: 'articles' },
  plan_changes: { owner: 'articles' },
  plan_assessments: { owner: 'articles' },
  plan_refreshes: { owner: 'articles' },
  topics: { owner: 'articles' },
  proposals: { owner: 'clustering' },
  // Excluding a page ends its match with a cluster, and a favorite has one; undo restores both together.
  pages: { owner: 'pages', columns: { is_excluded: 'articles' } },
  // The word stems of a text, which only advice searches.
  page_texts: { owner: 'pages', columns: { words: 'advice', words_language: 'advice' } },
  page_links: { owner: 'pages' },
  page_visits: { owner: 'pages' },
  site_crawls: { owner: 'pages' },
  page_advice: { owner: 'advice' },
  article_alerts: { owner: 'advice' },
  search_filters: { owner: 'performance' },
  search_imports: { owner: 'performance' },
  keyword_metrics: { owner: 'performance' },
  page_metrics: { owner: 'performance' },
  keyword_pages: { owner: 'performance' },
  search_periods: { owner: 'performance' },
  period_queries: { owner: 'performance' },
  period_pages: { owner: 'performance' },
  annotations: { owner: 'annotations' },
  saved_views: { owner: 'saved-views' },
  fact_imports: { owner: 'performance' },
  fact_pages: { owner: 'performance' },
  fact_queries: { owner: 'performance' },
  fact_format: { owner: 'performance' },
  facts_by_date: { owner: 'performance' },
  facts_by_page: { owner: 'performance' },
  facts_by_query: { owner: 'performance' },
  facts_by_page_query: { owner: 'performance' },

  // Machinery of the platform.
  runs: { owner: 'platform' },
  run_steps: { owner: 'platform' },
  schema_migrations: { owner: 'platform' },
}
