import type { ColumnType, GeneratedAlways } from 'kysely'

// Written by `npm run docs` from the migrations; not by hand.

type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>
/** Goes in as text, comes back parsed. */
type Json = ColumnType<unknown, string, string>
type Moment = ColumnType<Date, Date | string, Date | string>
/** May be left out. */
type Generated<T> =
  T extends ColumnType<infer Out, infer In, infer New>
    ? ColumnType<Out, In | undefined, New>
    : ColumnType<T, T | undefined, T>

export interface AccessKeys {
  key_hash: Bytes
  workspace_id: number
  user_id: number
  scope: string
  expires_at: Moment
  used_at: Moment | null
  browser_hash: Bytes
  session_id: string
}

export interface AccountEvents {
  id: GeneratedAlways<number>
  user_id: number | null
  action: string
  address: Generated<string>
  user_agent: Generated<string>
  created_at: Generated<Moment>
}

export interface ApiTokens {
  id: GeneratedAlways<number>
  workspace_id: number
  user_id: number
  token_hash: Bytes
  hint: string
  name: string
  scopes: string[]
  created_at: Generated<Moment>
  expires_at: Moment | null
  last_used_at: Moment | null
  revoked_at: Moment | null
}

export interface ArticleAlerts {
  article_id: number
  workspace_id: number
  contentplan_id: number
  cannibalization: boolean
  url_conflict: boolean
  no_keywords_mentioned: boolean
}

export interface ArticleMetrics {
  article_id: number
  workspace_id: number
  contentplan_id: number
  impressions_last: number | null
  clicks_last: number | null
  position_last: number | null
  impressions_prev: number | null
  clicks_prev: number | null
  position_prev: number | null
  target_impressions_last: number | null
  target_clicks_last: number | null
  target_position_last: number | null
  target_impressions_prev: number | null
  target_clicks_prev: number | null
  target_position_prev: number | null
  potential_clicks: number
}

export interface Articles {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  topic_id: number | null
  title: string
  main_keyword_id: number | null
  is_locked: Generated<boolean>
  keyword_count: Generated<number>
  estimated_search_volume: Generated<number>
  serp_overlap: number | null
  status: Generated<string>
  priority: Generated<string>
  page_id: number | null
  created_at: Generated<Moment>
  article_id_locked: Generated<boolean>
  relevance: number | null
  relevance_related: number | null
  relevance_presence: number | null
}

export interface AttemptCounts {
  key_hash: Bytes
  count: number
  ends_at: Moment
}

export interface AuditEntries {
  id: GeneratedAlways<number>
  workspace_id: number
  user_id: number | null
  action: string
  subject_id: number | null
  details: Generated<Json>
  created_at: Generated<Moment>
}

export interface BrowserPasses {
  pass_hash: Bytes
  user_id: number
  expires_at: Moment
}

export interface ConsentAttempts {
  state_hash: Bytes
  browser_hash: Bytes
  code_verifier: string
  nonce: string
  user_id: number
  service: 'search-console' | 'analytics'
  next: string
  expires_at: Moment
  session_id: string
}

export interface ContentplanShares {
  key_hash: Bytes
  workspace_id: number
  contentplan_id: number
  created_at: Generated<Moment>
  disabled_at: Moment | null
}

export interface Contentplans {
  id: GeneratedAlways<number>
  workspace_id: number
  name: string
  domain: string | null
  country: string
  language: string
  type: 'managed' | 'saas-cluster' | 'saas-writer'
  keyword_limit: number
  minimum_score: Generated<number>
  gsc_property: string | null
  import_ended: Moment | null
  import_error: string | null
  created_at: Generated<Moment>
  country_crawl: string | null
  about: Generated<string>
  style_guide: Generated<string>
  image_style_guide: Generated<string>
  image_source: Generated<'none' | 'library' | 'gen-ai' | 'stock'>
  main_cms_integration: 'wordpress' | 'webflow' | 'shopify' | 'custom-cms' | 'notion' | 'autoblog' | 'none' | null
  translation_config: string | null
  assessments_wanted: Generated<number>
  assessed_at: Moment | null
  refresh_days: number | null
  refresh_due_at: Moment | null
  refreshed_at: Moment | null
  site_crawled_at: Moment | null
  import_started: Moment | null
  import_source: string | null
  import_due_at: Moment | null
  metrics_until: Moment | null
  metrics_days: Generated<number>
  file_days: Generated<string>
}

export interface CostCaps {
  workspace_id: number
  monthly_cap: number | null
}

export interface CostEntries {
  id: GeneratedAlways<number>
  workspace_id: number
  kind: 'serp' | 'keyword-data' | 'model' | 'images'
  provider: string
  units: number
  cost: number
  reference: string
  created_at: Generated<Moment>
}

export interface CostMonths {
  workspace_id: number
  month: string
  spent: number
}

export interface CreditBalances {
  workspace_id: number
  ledger: 'articles' | 'keywords'
  balance: number
}

export interface CreditEntries {
  id: GeneratedAlways<number>
  workspace_id: number
  ledger: 'articles' | 'keywords'
  kind: 'grant' | 'reserve' | 'release'
  amount: number
  reference: string
  created_at: Generated<Moment>
}

export interface FactImports {
  workspace_id: number
  contentplan_id: number
  day: Moment
  grain: 'date' | 'page' | 'query' | 'page_query'
  source: 'search-console' | 'file'
}

export interface FactPages {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  page: string
  digest: GeneratedAlways<string>
}

export interface FactQueries {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  query: string
  digest: GeneratedAlways<string>
}

export interface FactsByDate {
  workspace_id: number
  contentplan_id: number
  day: Moment
  clicks: number
  impressions: number
  position_sum: number
}

export interface FactsByPage {
  workspace_id: number
  contentplan_id: number
  day: Moment
  clicks: number
  impressions: number
  position_sum: number
  page_id: number
}

export interface FactsByPageQuery {
  workspace_id: number
  contentplan_id: number
  day: Moment
  clicks: number
  impressions: number
  position_sum: number
  page_id: number
  query_id: number
}

export interface FactsByQuery {
  workspace_id: number
  contentplan_id: number
  day: Moment
  clicks: number
  impressions: number
  position_sum: number
  query_id: number
}

export interface GoogleGrants {
  user_id: number
  service: 'search-console' | 'analytics'
  account: string
  sealed_refresh_token: string | null
  granted_at: Generated<Moment>
  sealed_access_token: string | null
  access_expires_at: Moment | null
  is_sandbox: Generated<boolean>
}

export interface Identities {
  issuer: string
  subject: string
  user_id: number
  created_at: Generated<Moment>
}

export interface Instance {
  id: Generated<string>
  created_at: Generated<Moment>
  session_idle: Generated<string>
  shares_results: Generated<boolean>
}

export interface Integrations {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  type: 'wp-plugin' | 'webflow' | 'notion' | 'shopify' | 'custom-cms' | 'ga-4' | 'gsc'
  site_url: string | null
  host: string | null
  sealed_secret: string | null
  access_user_id: number | null
  gsc_property: string | null
  gsc_country: string | null
  gsc_url_include: string | null
  gsc_url_exclude: string | null
  connected_at: Generated<Moment>
  is_sandbox: Generated<boolean>
  read_by: Generated<string>
}

export interface KeywordDrifts {
  keyword_id: number
  workspace_id: number
  contentplan_id: number
  article_id: number
  overlap: number | null
  best_article_id: number | null
  best_overlap: number | null
  verdict: 'moves' | 'alone'
}

export interface KeywordImports {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  kind: 'paste' | 'file' | 'related' | 'ai'
  label: Generated<string>
  added: Generated<number>
  joined: Generated<number>
  skipped: Generated<number>
  skipped_reasons: Generated<Json>
  batches: Generated<number>
  created_at: Generated<Moment>
  ended_at: Moment | null
  undone_at: Moment | null
}

export interface KeywordMetrics {
  keyword_id: number
  workspace_id: number
  contentplan_id: number
  impressions_last: number | null
  clicks_last: number | null
  position_last: number | null
  impressions_prev: number | null
  clicks_prev: number | null
  position_prev: number | null
}

export interface KeywordPages {
  keyword_id: number
  page_id: number
  workspace_id: number
  contentplan_id: number
  impressions_last: number | null
  clicks_last: number | null
  position_last: number | null
  impressions_prev: number | null
  clicks_prev: number | null
  position_prev: number | null
}

export interface Keywords {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  keyword: string
  folded: string
  estimated_search_volume: number | null
  difficulty: number | null
  cpc: number | null
  competition: number | null
  intent: string | null
  source: 'google_search_console' | 'upload' | 'related' | 'auto-expand'
  article_id: number | null
  excluded: Generated<boolean>
  in_queue: Generated<boolean>
  status: GeneratedAlways<string>
  import_id: number | null
  created_at: Generated<Moment>
}

export interface KnownBrowsers {
  user_id: number
  browser_hash: Bytes
  signed_in_at: Generated<Moment>
  wrong: Generated<number>
  wrong_until: Generated<Moment>
}

export interface PageAdvice {
  page_id: number
  workspace_id: number
  contentplan_id: number
  action: 'leave' | 'merge' | 'delete' | 'update' | 'not-enough-data'
  reason: string
  merge_page_id: number | null
}

export interface PageLinks {
  from_page_id: number
  place: number
  workspace_id: number
  contentplan_id: number
  to_page_id: number
  anchor: string
  text: string
  is_in_content: boolean
  is_followed: boolean
}

export interface PageMetrics {
  page_id: number
  workspace_id: number
  contentplan_id: number
  impressions_last: number | null
  clicks_last: number | null
  position_last: number | null
  impressions_prev: number | null
  clicks_prev: number | null
  position_prev: number | null
  impressions_last_year: number | null
  clicks_last_year: number | null
  position_last_year: number | null
  impressions_prev_year: number | null
  impressions_half_year: number | null
  clicks_half_year: number | null
  least_age_days: number | null
}

export interface PageTexts {
  page_id: number
  workspace_id: number
  contentplan_id: number
  text: string
  words: string | null
  words_language: string | null
}

export interface PageVisits {
  page_id: number
  workspace_id: number
  contentplan_id: number
  run_id: number
  priority: number
  depth: number
  attempts: Generated<number>
  visited_at: Moment | null
}

export interface Pages {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  url: string
  created_at: Generated<Moment>
  source: Generated<'added' | 'sitemap' | 'link' | 'search-console'>
  status_code: number | null
  redirects_to: string | null
  title: string | null
  description: string | null
  heading: string | null
  headings: Generated<Json>
  canonical_url: string | null
  is_noindex: Generated<boolean>
  language: string | null
  type: Generated<string>
  type_reason: string | null
  is_type_chosen: Generated<boolean>
  published_at: Moment | null
  modified_at: Moment | null
  stock_status: string | null
  parent_category: string | null
  parent_category_url: string | null
  word_count: number | null
  etag: string | null
  last_modified: string | null
  crawled_at: Moment | null
  crawl_problem: string | null
  in_links: Generated<number>
  in_links_from_blog: Generated<number>
  is_excluded: Generated<boolean>
  is_favorite: Generated<boolean>
  action: 'leave' | 'merge' | 'delete' | 'update' | 'not-enough-data' | null
}

export interface PlanChanges {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  kind: string
  user_id: number | null
  keyword_ids: Generated<number[]>
  places_before: Generated<number[]>
  places_after: Generated<number[]>
  articles: Generated<Json>
  minimum_score_before: number | null
  minimum_score_after: number | null
  created_at: Generated<Moment>
  undone_at: Moment | null
  page_ids: Generated<number[]>
}

export interface PlanUsage {
  workspace_id: number
  contentplan_id: number
  kind: string
  amount: number
}

export interface Proposals {
  run_id: number
  workspace_id: number
  contentplan_id: number
  mode: 'add' | 'recluster'
  minimum_score: number
  keyword_ids: number[]
  placement: Json | null
  titles: Generated<Json>
  created_at: Generated<Moment>
}

export interface RunSteps {
  workspace_id: number
  run_id: number
  position: number
  name: string
  state: Generated<'pending' | 'inProgress' | 'done' | 'error'>
  is_begun: Generated<boolean>
  attempts: Generated<number>
  losses: Generated<number>
  result: Json | null
  progress_done: number | null
  progress_total: number | null
  begun_by: string | null
  lost_workers: Generated<string[]>
  rest_until: Moment | null
}

export interface Runs {
  id: GeneratedAlways<number>
  workspace_id: number
  name: string
  key: string
  payload: Json
  about: Generated<Json>
  contentplan_id: GeneratedAlways<number | null>
  state: Generated<'queued' | 'running' | 'waiting' | 'done' | 'failed' | 'cancelled'>
  reason: string | null
  turn: number
  job_id: string | null
  claim: Generated<number>
  wake_at: Moment | null
  created_at: Generated<Moment>
  started_at: Moment | null
  ended_at: Moment | null
}

export interface SchemaMigrations {
  name: string
  sha256: string
  applied_at: Generated<Moment>
}

export interface SerpTasks {
  id: GeneratedAlways<number>
  keyword: string
  location: string
  language: string
  device: 'desktop' | 'mobile'
  provider: string
  is_sandbox: boolean
  run_id: number | null
  task_id: string | null
  failure: string | null
  asked_at: Generated<Moment>
  circle: Generated<number>
}

export interface Serps {
  keyword: string
  location: string
  language: string
  device: 'desktop' | 'mobile'
  provider: string
  fetched_at: Moment
  urls: string[]
  titles: string[]
  is_sandbox: Generated<boolean>
  pages: string[] | null
  circle: Generated<number>
}

export interface Sessions {
  id: Generated<string>
  user_id: number
  created_at: Generated<Moment>
  expires_at: Moment
  revoked_at: Moment | null
  user_agent: Generated<string>
  last_used_at: Generated<Moment>
  proven_at: Generated<Moment>
}

export interface SignInAttempts {
  state_hash: Bytes
  browser_hash: Bytes
  code_verifier: string
  nonce: string
  sign_up_type: string | null
  next: string | null
  expires_at: Moment
  session_id: string | null
}

export interface SignInCodes {
  code_hash: Bytes
  browser_hash: Bytes
  user_id: number
  founds: 'managed' | 'saas' | null
  expires_at: Moment
}

export interface SignInLines {
  account_hash: Bytes
  is_fresh: boolean
  free_at: Moment
}

export interface SignInTurns {
  account_hash: Bytes
  network_hash: Bytes
  wrong: Generated<number>
  wrong_until: Generated<Moment>
  turn_at: Moment | null
}

export interface SigningKeys {
  id: string
  secret: Bytes
  created_at: Generated<Moment>
}

export interface SocketTickets {
  ticket_hash: Bytes
  session_id: string
  expires_at: Moment
}

export interface Topics {
  id: GeneratedAlways<number>
  workspace_id: number
  contentplan_id: number
  name: string
  description: Generated<string>
  tags: Generated<string>
  created_at: Generated<Moment>
}

export interface UsageLimits {
  kind: string
  most: number
  refusal: string
}

export interface Users {
  id: GeneratedAlways<number>
  email: string
  name: string
  created_at: Generated<Moment>
  password_hash: string | null
  configured_password_hash: string | null
}

export interface Visitors {
  id: Generated<string>
  workspace_id: number
  contentplan_id: number
  expires_at: Moment
}

export interface WorkspaceMembers {
  workspace_id: number
  user_id: number
  created_at: Generated<Moment>
}

export interface WorkspaceProperties {
  workspace_id: number
  property: string
  granted_at: Generated<Moment>
}

export interface Workspaces {
  id: GeneratedAlways<number>
  name: string
  type: 'managed' | 'saas'
  paid_plans: Generated<number>
  managed_tier: string | null
  subscription_active: Generated<boolean>
  created_at: Generated<Moment>
  user_seats: Generated<number>
}

/** Every table, for Kysely. */
export interface Database {
  access_keys: AccessKeys
  account_events: AccountEvents
  api_tokens: ApiTokens
  article_alerts: ArticleAlerts
  article_metrics: ArticleMetrics
  articles: Articles
  attempt_counts: AttemptCounts
  audit_entries: AuditEntries
  browser_passes: BrowserPasses
  consent_attempts: ConsentAttempts
  contentplan_shares: ContentplanShares
  contentplans: Contentplans
  cost_caps: CostCaps
  cost_entries: CostEntries
  cost_months: CostMonths
  credit_balances: CreditBalances
  credit_entries: CreditEntries
  fact_imports: FactImports
  fact_pages: FactPages
  fact_queries: FactQueries
  facts_by_date: FactsByDate
  facts_by_page: FactsByPage
  facts_by_page_query: FactsByPageQuery
  facts_by_query: FactsByQuery
  google_grants: GoogleGrants
  identities: Identities
  instance: Instance
  integrations: Integrations
  keyword_drifts: KeywordDrifts
  keyword_imports: KeywordImports
  keyword_metrics: KeywordMetrics
  keyword_pages: KeywordPages
  keywords: Keywords
  known_browsers: KnownBrowsers
  page_advice: PageAdvice
  page_links: PageLinks
  page_metrics: PageMetrics
  page_texts: PageTexts
  page_visits: PageVisits
  pages: Pages
  plan_changes: PlanChanges
  plan_usage: PlanUsage
  proposals: Proposals
  run_steps: RunSteps
  runs: Runs
  schema_migrations: SchemaMigrations
  serp_tasks: SerpTasks
  serps: Serps
  sessions: Sessions
  sign_in_attempts: SignInAttempts
  sign_in_codes: SignInCodes
  sign_in_lines: SignInLines
  sign_in_turns: SignInTurns
  signing_keys: SigningKeys
  socket_tickets: SocketTickets
  topics: Topics
  usage_limits: UsageLimits
  users: Users
  visitors: Visitors
  workspace_members: WorkspaceMembers
  workspace_properties: WorkspaceProperties
  workspaces: Workspaces
}
