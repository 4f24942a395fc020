import { query, queryEach } from '#tests/support/database/test-database.ts'

/** Two users, each with a workspace, and rows in every table. The tests of backups fail for a missing table. */
const STATEMENTS = [
  `insert into users (email, name, password_hash) values
     ('own@people.example', 'Ours: a tab\t, a line\nend, a \\\\ and "quotes"', 'hash'), ('other@people.example', 'Żółć 漢字 😀', null)`,
  `insert into sessions (user_id, expires_at, user_agent) select id, '2031-02-03 04:05:06.789012+02', 'agent' from users`,
  `insert into known_browsers (user_id, browser_hash) select id, sha256('browser') from users`,
  `insert into browser_passes (pass_hash, user_id, expires_at) select decode(md5(id::text), 'hex'), id, now() from users`,
  `insert into sign_in_lines (account_hash, is_fresh, free_at) values (sha256('account'), true, now())`,
  `insert into sign_in_turns (account_hash, network_hash, turn_at) values (sha256('account'), sha256('network'), now())`,
  `insert into socket_tickets (ticket_hash, session_id, expires_at) select decode(md5(id::text), 'hex'), id, now() from sessions`,
  `insert into identities (issuer, subject, user_id) select 'https://issuer.example', 'subject ' || id, id from users`,
  `insert into sign_in_attempts (state_hash, browser_hash, code_verifier, nonce, expires_at)
     values ('\\x00ff0a5c', '\\x0d', 'verifier', 'nonce', 'infinity')`,
  `insert into sign_in_codes (code_hash, browser_hash, user_id, founds, expires_at)
     select decode(md5(id::text), 'hex'), '', id, null, now() from users`,
  `insert into usage_limits (kind, most, refusal) values ('keywords', 100, 'No room.')`,
  `insert into attempt_counts (key_hash, count, ends_at) values ('\\x01', 2147483647, '-infinity')`,
  `insert into account_events (user_id, action) select id, 'signed in' from users, generate_series(1, 3)`,
  `insert into workspaces (name, type, paid_plans) select 'of ' || email, 'managed', 9 from users`,
  `insert into workspace_members (workspace_id, user_id)
     select w.id, u.id from workspaces w join users u on w.name = 'of ' || u.email`,
  `insert into contentplans (workspace_id, name, country, language, type, keyword_limit, about)
     select id, 'plan ' || n, 'USA', 'en', 'managed', 10, repeat('long text ', 300 * n)
     from workspaces, generate_series(1, 40) n`,
  `insert into credit_entries (workspace_id, ledger, kind, amount, reference)
     select id, ledger, kind, amount, kind from workspaces,
       (values ('articles', 'grant', 100), ('articles', 'reserve', -30), ('articles', 'capture', 0), ('keywords', 'grant', 7)) e (ledger, kind, amount)`,
  `insert into contentplan_shares (key_hash, workspace_id, contentplan_id)
     select decode(md5(id::text), 'hex'), workspace_id, id from contentplans where name = 'plan 1'`,
  `insert into access_keys (key_hash, workspace_id, user_id, scope, expires_at, browser_hash, session_id)
     select decode(md5(m.user_id::text), 'hex'), m.workspace_id, m.user_id, 'scope', now(), sha256('browser'), s.id
     from workspace_members m join sessions s on s.user_id = m.user_id`,
  `insert into api_tokens (workspace_id, user_id, token_hash, hint, name, scopes, expires_at, last_used_at)
     select workspace_id, user_id, sha256('x' || user_id::text::bytea), 'klm_Żx12', 'For a "script"', '{read,run}', 'infinity', null
     from workspace_members`,
  `insert into model_settings (workspace_id, provider, base_url, origin, sealed_key, key_end)
     select id, 'compatible', 'https://models.example/v1', 'https://models.example', 'v1.sealed', 'Żx"1' from workspaces`,
  `insert into model_agents (workspace_id, agent, model, price_in, price_out)
     select id, 'default', 'a/"model"', 0.1, 2.5 from workspaces`,
  `insert into pages (workspace_id, contentplan_id, url)
     select workspace_id, id, 'https://site.example/' || id from contentplans where name = 'plan 1'`,
  `insert into topics (workspace_id, contentplan_id, name, tags)
     select workspace_id, id, 'hub | "one"', 'a|b' from contentplans where name = 'plan 1'`,
  `insert into articles (workspace_id, contentplan_id, topic_id, title, serp_overlap, page_id)
     select t.workspace_id, t.contentplan_id, t.id, 'cluster', 6.67, p.id
     from topics t join pages p using (workspace_id, contentplan_id)`,
  `insert into article_shares (key_hash, workspace_id, contentplan_id, article_id)
     select decode(md5(id::text), 'hex'), workspace_id, contentplan_id, id from articles`,
  `insert into keyword_imports (workspace_id, contentplan_id, kind, label, skipped_reasons)
     select workspace_id, contentplan_id, 'file', 'Żółć.csv', '{"empty": 2}' from topics`,
  `insert into keywords (workspace_id, contentplan_id, keyword, folded, cpc, source, article_id, import_id)
     select workspace_id, contentplan_id, 'Żółć ' || n, 'żółć ' || n, 0.1, 'upload', case when n = 1 then a.id end, i.id
     from articles a join keyword_imports i using (workspace_id, contentplan_id), generate_series(1, 3) n`,
  `update keywords set excluded = true where keyword like '% 3'`,
  `update articles a set main_keyword_id = k.id from keywords k where k.article_id = a.id`,
  `insert into plan_changes (workspace_id, contentplan_id, kind, keyword_ids, places_before, places_after, articles,
       page_ids)
     select workspace_id, contentplan_id, 'exclude', '{1,2}', '{0,0}', '{-1,-1}', '[{"id": 1, "before": {"title": "Żółć"}}]', '{3}'
     from topics`,
  `insert into runs (workspace_id, name, key, payload, about, turn, job_id, state, wake_at)
     select workspace_id, 'crawling', 'plan ' || id, '{"n": 1.50}', jsonb_build_object('contentplanId', id), id,
       gen_random_uuid(), 'waiting', now() from contentplans where name = 'plan 3'`,
  `update pages set status_code = 200, title = 'Żółć "x"', headings = '[{"level": 1, "text": "Żółć"}]', type = 'case study',
     published_at = now(), stock_status = 'in stock', crawled_at = now(), action = 'update'`,
  `insert into page_texts (page_id, workspace_id, contentplan_id, text, words)
     select id, workspace_id, contentplan_id, E'Żółć\\n"text"', to_tsvector('simple', 'Żółć text') from pages`,
  `insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
     select id, 0, workspace_id, contentplan_id, id, 'Żółć', 'Read Żółć', true, false from pages`,
  `insert into page_visits (page_id, workspace_id, contentplan_id, run_id, priority, depth)
     select p.id, p.workspace_id, p.contentplan_id, r.id, 1, 2 from pages p join runs r using (workspace_id)`,
  `insert into keyword_metrics (keyword_id, workspace_id, contentplan_id, impressions_last, position_last)
     select id, workspace_id, contentplan_id, 12345678901, 0.1 from keywords`,
  `insert into search_periods (workspace_id, contentplan_id, label, from_day, to_day)
     select workspace_id, id, 'Żółć.csv', '2031-05-01', '2031-05-28' from contentplans`,
  `insert into period_queries (period_id, workspace_id, contentplan_id, folded, clicks, impressions, is_shown)
     select id, workspace_id, contentplan_id, 'żółć', 3, 12345678901, true from search_periods`,
  `insert into period_pages (period_id, workspace_id, contentplan_id, url, clicks, impressions, position)
     select id, workspace_id, contentplan_id, 'https://shop.example/żółć', 3, 7, 0.1 from search_periods`,
  `insert into page_metrics (page_id, workspace_id, contentplan_id, clicks_prev)
     select id, workspace_id, contentplan_id, 7 from pages`,
  `insert into page_advice (page_id, workspace_id, contentplan_id, action, reason, merge_page_id)
     select id, workspace_id, contentplan_id, 'merge', 'Żółć gets 40 %.', id from pages`,
  `insert into article_alerts (article_id, workspace_id, contentplan_id, cannibalization, url_conflict, no_keywords_mentioned)
     select id, workspace_id, contentplan_id, true, false, true from articles`,
  `insert into article_kinds (article_id, workspace_id, contentplan_id, type, type_reason, type_by, intent_reason, intent_by,
       funnel, funnel_reason, funnel_by, asked_of)
     select id, workspace_id, contentplan_id, 'buyers-guide', '"vs" in "Żółć vs x" compares.', 'rules', 'Unsure.', 'model', 'middle',
       'It compares.', 'model', 'żółć' from articles`,
  `insert into article_texts (article_id, section, workspace_id, contentplan_id, text, version, saved_at, full_version, patch_bytes)
     select id, 'draft', workspace_id, contentplan_id, E'# Żółć 😀\r\n"text" \\\\ \t ', 2, now(), 1, 5 from articles`,
  `insert into article_text_revisions (article_id, section, version, workspace_id, contentplan_id, saved_by, size, word_count,
       restored_from, kept_start, kept_end, text)
     select a.id, 'draft', 2, a.workspace_id, a.contentplan_id, m.user_id, 26, 2, 1, 0, 0, E' 😀\r\n\t\\\\ '
     from articles a join workspace_members m using (workspace_id)`,
  `insert into article_research (article_id, workspace_id, contentplan_id, sources, research, struck, profile)
     select id, workspace_id, contentplan_id, '{https://a.example/}', '{"cards": []}', '[{"url": "https://a.example/", "quote": "Żółć"}]', null
     from articles`,
  `insert into written_pieces (article_id, name, workspace_id, contentplan_id, input_hash, content)
     select id, 'section 1', workspace_id, contentplan_id, repeat('a', 64), '{"text": "Żółć"}' from articles`,
  `insert into publications (article_id, workspace_id, contentplan_id, target, place, marker, state, slug, remote_id, url, asked_at,
       text_version, published_at)
     select id, workspace_id, contentplan_id, 'wordpress', 'https://a.example/wp-json', 'keyloom-7-a', 'live', 'żółć', '7',
       'https://a.example/żółć', now(), 1, now() from articles`,
  `insert into publication_images (workspace_id, contentplan_id, target, place, source_url, url, width, height)
     select workspace_id, id, 'wordpress', 'https://a.example/wp-json', 'https://b.example/a.png', null, 1, null
     from contentplans where name = 'plan 1'`,
  `insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent, run_id, base_version, text)
     select a.workspace_id, a.contentplan_id, a.id, 'draft', 'draft', r.id, 2, 'Żółć'
     from articles a join runs r using (workspace_id)`,
  `insert into voice_texts (workspace_id, contentplan_id, kind, text, engine, basis, state, replaced, taken_at)
     select workspace_id, id, 'style_guide', E'# Żółć\\n"text"', 'rules', '{"pages": []}', 'taken', 'Żółć', now()
     from contentplans where name = 'plan 1'`,
  `insert into style_previews (workspace_id, contentplan_id, text, result, result_of)
     select workspace_id, id, 'Żółć', null, null from contentplans where name = 'plan 1'`,
  `insert into blogs (workspace_id, contentplan_id, settings, staging_key, main_built_at)
     select workspace_id, id, '{"domain": "", "navlink_1_label": "Żółć \\"x\\""}', md5(id::text), now()
     from contentplans where name = 'plan 1'`,
  `insert into blog_articles (workspace_id, contentplan_id, branch, article_id, slug, title, summary, meta_title,
       meta_description, language, author, image, hub_id, hub_name, html, json_ld, links_to, words, published_at, updated_at,
       version)
     select workspace_id, contentplan_id, 'staging', id, 'żółć', 'Żółć', '', '', '', 'pl', '', '{"url": "images/a.png", "alt": "ż"}',
       topic_id, 'hub', E'<p>Żółć\\n</p>', '', '{7}', 2, now(), now(), 'v' from articles`,
  `insert into blog_files (workspace_id, contentplan_id, branch, path, type, body, fingerprint, etag)
     select workspace_id, contentplan_id, 'main', 'żółć/index.html', 'text/html', '\\x00ff0a5c', 'f', 'e' from blogs`,
  `insert into blog_images (workspace_id, contentplan_id, name, type, bytes)
     select workspace_id, contentplan_id, encode(sha256('x'), 'hex') || '.png', 'image/png', '\\x00ff0a5c' from blogs`,
  `insert into source_pages (workspace_id, url, fetched_at, status, read_at, title, language, date, headings, text, word_count)
     select id, 'https://rival.example/żółć', now(), 200, now(), 'Żółć "x"', 'pl', '2031-05-01', '[{"level": 2, "text": "Żółć"}]',
       E'Żółć\\n"text"', 2 from workspaces`,
  `insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, clicks_last)
     select k.id, p.id, k.workspace_id, k.contentplan_id, 3 from keywords k join pages p using (workspace_id, contentplan_id)`,
  `insert into article_metrics (article_id, workspace_id, contentplan_id, target_position_prev, potential_clicks)
     select id, workspace_id, contentplan_id, 3.5, 341 from articles`,
  `insert into run_lines (workspace_id, contentplan_id, name, paused_at, held_until, held_for, held_reason)
     select workspace_id, id, 'writing', now(), now(), 'credits', 'Żółć' from contentplans`,
  `insert into run_steps (workspace_id, run_id, position, name, result)
     select workspace_id, id, n, 'step ' || n, '{"a": null}' from runs, generate_series(1, 2) n`,
  `insert into keyword_drifts (keyword_id, workspace_id, contentplan_id, article_id, overlap, best_article_id, best_overlap, verdict)
     select k.id, k.workspace_id, k.contentplan_id, k.article_id, 1.5, k.article_id, 2.5, 'moves'
     from keywords k where k.article_id is not null`,
  `insert into proposals (run_id, workspace_id, contentplan_id, mode, minimum_score, keyword_ids, placement, titles)
     select r.id, workspace_id, t.contentplan_id, 'recluster', 3, '{1,2}', '{"from": [0, 1]}', '{"4": "Żółć"}'
     from runs r join topics t using (workspace_id) limit 1`,
  `insert into google_grants (user_id, service, account, sealed_refresh_token)
     select id, 'search-console', email, 'v1.sealed' from users`,
  `insert into consent_attempts (state_hash, browser_hash, code_verifier, nonce, user_id, service, next, expires_at, session_id)
     select decode(md5(user_id::text), 'hex'), '', 'verifier', 'nonce', user_id, 'analytics', '/workspace', now(), id from sessions`,
  `insert into access_requests (state_hash, workspace_id, contentplan_id, user_id, session_id, type, place, expires_at)
     select decode(md5(s.user_id::text), 'hex'), c.workspace_id, c.id, s.user_id, s.id, 'shopify', 'site.myshopify.com', now()
     from contentplans c join workspace_members m using (workspace_id) join sessions s using (user_id) where c.name = 'plan 1'`,
  `insert into integrations (workspace_id, contentplan_id, type, access_user_id, gsc_property)
     select c.workspace_id, c.id, 'gsc', m.user_id, 'sc-domain:site.example'
     from contentplans c join workspace_members m using (workspace_id) where c.name = 'plan 1'`,
  `insert into search_filters (workspace_id, contentplan_id, property, country, url_exclude)
     select workspace_id, id, 'sc-domain:site.example', 'DEU', '/jobs/|\\.pdf$' from contentplans`,
  `insert into search_imports (contentplan_id, workspace_id, filter_id, ended_at, metrics_until, metrics_days, file_days)
     select contentplan_id, workspace_id, id, now(), '2031-05-30', 60, '{[2031-05-03,2031-05-04)}' from search_filters`,
  `insert into plan_refreshes (contentplan_id, workspace_id, every_days, due_at)
     select id, workspace_id, 30, now() from contentplans`,
  `insert into plan_assessments (contentplan_id, workspace_id, requests, assessed_at)
     select id, workspace_id, 7, now() from contentplans`,
  `insert into site_crawls (contentplan_id, workspace_id, ended_at) select id, workspace_id, now() from contentplans`,
  `insert into cost_entries (workspace_id, kind, provider, units, cost, reference)
     select id, 'serp', 'somebody', 100, 60000, 'run 1' from workspaces`,
  `insert into model_calls (workspace_id, contentplan_id, article_id, run_id, agent, what, model, input_tokens, output_tokens,
       is_guessed, cost, milliseconds, finish, failure)
     select a.workspace_id, a.contentplan_id, a.id, r.id, 'draft', 'section "Żółć"', 'openai:x', 12345, 67, true, null, 89, 'failed',
       'http_429' from articles a join runs r using (workspace_id)`,
  `insert into cost_months (workspace_id, month, spent) select id, '2031-05', 9000000000 from workspaces`,
  `insert into cost_caps (workspace_id, monthly_cap) select id, nullif(id % 2, 0) from workspaces`,
  `insert into serps (keyword, location, language, device, provider, fetched_at, urls, titles, pages)
     values ('trail shoes', '2840', 'en', 'desktop', 'somebody', now(), '{https://a.example/,"https://b.example/,x"}', '{A,"B \\"b\\", c"}',
       '{-9007199254740993,12}')`,
  `insert into serp_tasks (keyword, location, language, device, provider, is_sandbox, run_id, task_id, failure)
     select 'boots ' || id, '2840', 'en', 'mobile', 'somebody', true, id, 'task ' || id, 'Why: a\ttab' from runs`,
  `insert into fact_pages (workspace_id, filter_id, page)
     select workspace_id, id, 'https://site.example/Żółć?a=\\n' from search_filters`,
  `insert into fact_queries (workspace_id, filter_id, query) select workspace_id, id, 'żółć 😀' from search_filters`,
  `insert into fact_imports (workspace_id, filter_id, day, grain, source)
     select workspace_id, id, '2031-05-30', 'page_query', 'file' from search_filters`,
  `insert into facts_by_date (workspace_id, filter_id, day, clicks, impressions, position_sum)
     select workspace_id, id, '2031-05-30', 1, 9000000000, 9000000000000 from search_filters`,
  `insert into facts_by_page (workspace_id, filter_id, day, page_id, clicks, impressions, position_sum)
     select workspace_id, filter_id, '2031-05-30', id, 1, 2, 3 from fact_pages`,
  `insert into facts_by_query (workspace_id, filter_id, day, query_id, clicks, impressions, position_sum)
     select workspace_id, filter_id, '2031-05-30', id, 1, 2, 3 from fact_queries`,
  `insert into facts_by_page_query (workspace_id, filter_id, day, page_id, query_id, clicks, impressions, position_sum)
     select p.workspace_id, p.filter_id, '2031-05-30', p.id, q.id, 1, 2, 3
     from fact_pages p join fact_queries q using (workspace_id, filter_id)`,
  `insert into annotations (workspace_id, contentplan_id, update_key, text, first_day, last_day, is_hidden)
     select workspace_id, id, nullif(id % 2, 0) || ' update', 'A "note"\\n', '2031-05-03', '2031-05-04', id % 2 = 0 from contentplans`,
  `insert into saved_views (workspace_id, contentplan_id, screen, name, filter, search, columns)
     select workspace_id, id, 'clusters', 'A "view" żółć', case when id % 2 = 0 then 'new' end, 'q=a%5Cb', case when id % 2 = 0 then '["a \\\\ b", "żółć"]'::jsonb end from contentplans`,
  `insert into workspace_properties (workspace_id, property) select id, 'sc-domain:site.example' from workspaces`,
  `insert into audit_entries (workspace_id, user_id, action, details)
     select workspace_id, user_id, 'renamed', '{"from": "a \\"name\\"", "to": [1.50, null, "\\\\n"]}' from workspace_members`,
]

/** Fills a migrated database as a superuser; throws when a table stays empty. */
export async function fillEveryTable(url: string): Promise<void> {
  await queryEach(url, STATEMENTS)
  const tables = await readEveryTable(url)
  const empty = Object.entries(tables).filter(([, rows]) => rows.length === 0)
  if (empty.length > 0)
    throw new Error(`fill-every-table.ts puts no rows into ${empty.map(([name]) => name).join(', ')}`)
}

/** The rows of every table as sorted texts; a long row is cut and has a checksum. */
export async function readEveryTable(url: string): Promise<Record<string, unknown[]>> {
  const tables = await query(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  const found = await queryEach(
    url,
    tables.map(
      ({ name }) =>
        `select case when length(row) > 1000 then left(row, 200) || md5(row) else row end as row
         from (select one::text as row from "${String(name)}" one) as rows order by 1`,
    ),
  )
  return Object.fromEntries(
    tables.map(({ name }, place) => [String(name), (found[place] ?? []).map(({ row }) => row)]),
  )
}
