/** The parts of the statement below that return an id, by its name in a tenant. */
const made = [
  'article',
  'second_article',
  'topic',
  'page',
  'keyword_import',
  'keyword',
  'inactive_keyword',
  'run',
  'plan_change',
  'search_period',
  'search_filter',
  'annotation',
  'saved_view',
  'text_proposal',
  'voice_text',
] as const

/**
 * The parts of a statement that insert a row of each kind with ids into a plan. The tables `founded` and `contentplan`
 * must hold the ids of its workspace and of the plan.
 */
export function writePlanContents({ name, secret }: { name: string; secret: string }) {
  const place = 'select founded.id, contentplan.id'
  const from = 'from founded, contentplan'
  const ofFilter = 'select founded.id, used_filter.id'
  const fromFilter = 'from founded, used_filter'
  const parts = `
    page as (
      insert into pages (workspace_id, contentplan_id, url)
      ${place}, 'https://${name}.example/secret' ${from} returning id),
    article as (
      insert into articles (workspace_id, contentplan_id, title, page_id) ${place}, '${secret}', page.id ${from}, page
      returning id),
    second_article as (
      insert into articles (workspace_id, contentplan_id, title) ${place}, 'second' ${from} returning id),
    article_text as (
      insert into article_texts (workspace_id, contentplan_id, article_id, section, text, version, saved_at, full_version,
        patch_bytes)
      ${place}, article.id, 'draft', '${secret}', 1, now(), 1, 0 ${from}, article),
    article_text_revision as (
      insert into article_text_revisions (workspace_id, contentplan_id, article_id, section, version, size, word_count, text)
      ${place}, article.id, 'draft', 1, 10, 2, '${secret}' ${from}, article),
    article_research as (
      insert into article_research (workspace_id, contentplan_id, article_id, research)
      ${place}, article.id, jsonb_build_object('contradictions', array[]::text[], 'missing', array[]::text[], 'cards',
        jsonb_build_array(jsonb_build_object('id', 'E1', 'section', 0, 'kind', 'fact', 'quote', '${secret}',
          'paraphrase', '${secret}', 'url', 'https://${name}.example/secret', 'date', null)))
      ${from}, article),
    text_proposal as (
      insert into text_proposals (workspace_id, contentplan_id, article_id, section, agent, run_id, base_version, text)
      ${place}, article.id, 'draft', 'draft', 1, 1, '${secret}' ${from}, article returning id),
    voice_text as (
      insert into voice_texts (workspace_id, contentplan_id, kind, text, engine, basis, state, replaced)
      ${place}, 'style_guide', '${secret}', 'rules', jsonb_build_object('pages', array[]::text[], 'sentences', 1, 'words', 1,
        'rules', array[]::text[], 'unmeasured', array['${secret}']), 'proposed', '${secret}' ${from} returning id),
    blog as (
      insert into blogs (workspace_id, contentplan_id, settings, staging_key, main_built_at, staging_built_at)
      ${place}, jsonb_build_object('navlink_1_label', left('${secret}', 60), 'navlink_1_url', '/'),
        md5('${secret}'), now(), now() ${from} returning contentplan_id),
    publication as (
      insert into publications (workspace_id, contentplan_id, article_id, target, place, marker, state, slug, remote_id,
        url)
      ${place}, article.id, 'autoblog', 'autoblog', 'keyloom-' || article.id, 'live', 'secret', article.id,
        'https://${name}.example/secret' ${from}, article),
    blog_article as (
      insert into blog_articles (workspace_id, contentplan_id, branch, article_id, slug, title, summary, meta_title,
        meta_description, language, author, html, json_ld, links_to, words, published_at, updated_at, version)
      ${place}, 'main', article.id, 'secret', '${secret}', '', '', '', 'en', '', '${secret}', '', '{}', 1, now(), now(), ''
      ${from}, article, blog),
    blog_file as (
      insert into blog_files (workspace_id, contentplan_id, branch, path, type, body, fingerprint, etag)
      ${place}, 'main', 'index.html', 'text/html; charset=utf-8', convert_to('${secret}', 'UTF8'), '', '${secret}'
      ${from}, blog),
    blog_image as (
      insert into blog_images (workspace_id, contentplan_id, name, type, bytes)
      ${place}, encode(sha256('${secret}'), 'hex') || '.png', 'image/png', '${secret}' ${from}, blog),
    style_preview as (
      insert into style_previews (workspace_id, contentplan_id, text, result, result_of)
      ${place}, '${secret}', '${secret}', '${secret}' ${from}),
    topic as (
      insert into topics (workspace_id, contentplan_id, name) ${place}, '${secret}' ${from} returning id),
    keyword_import as (
      insert into keyword_imports (workspace_id, contentplan_id, kind, label, batches)
      ${place}, 'file', '${secret}', 1 ${from} returning id),
    keyword as (
      insert into keywords (workspace_id, contentplan_id, keyword, folded, source, article_id, import_id)
      ${place}, '${secret}', '${secret}', 'upload', article.id, keyword_import.id
      ${from}, article, keyword_import returning id),
    inactive_keyword as (
      insert into keywords (workspace_id, contentplan_id, keyword, folded, source)
      ${place}, 'inactive', 'inactive', 'upload' ${from} returning id),
    run as (
      insert into runs (workspace_id, name, key, payload, about, turn, state, ended_at)
      select founded.id, 'grouping', 'plan ' || contentplan.id, '{"mode": "recluster"}', '{}', contentplan.id, 'done', now()
      ${from} returning id),
    proposal as (
      insert into proposals (workspace_id, contentplan_id, run_id, mode, minimum_score, keyword_ids, placement)
      ${place}, run.id, 'recluster', 3, array[keyword.id], json_build_object(
        'articleIds', array[article.id],
        'mainKeywordIds', array[0, keyword.id],
        'overlaps', array[null, null]::integer[],
        'keywordIds', array[keyword.id],
        'from', array[article.id],
        'clusters', array[1])
      ${from}, run, keyword, article),
    plan_change as (
      insert into plan_changes (workspace_id, contentplan_id, kind, keyword_ids, places_before, places_after)
      ${place}, 'move', array[keyword.id], array[0], array[article.id] ${from}, keyword, article returning id),
    search_period as (
      insert into search_periods (workspace_id, contentplan_id, label, from_day, to_day)
      ${place}, '${secret}', date '2031-01-01', date '2031-03-31' ${from} returning id),
    annotation as (
      insert into annotations (workspace_id, contentplan_id, text, first_day, last_day)
      ${place}, '${secret}', date '2031-05-01', date '2031-05-02' ${from} returning id),
    saved_view as (
      insert into saved_views (workspace_id, contentplan_id, screen, name, filter, search, columns)
      ${place}, 'clusters', '${secret}', 'new', 'q=boots', '["relevance"]' ${from} returning id),
    period_query as (
      insert into period_queries (workspace_id, contentplan_id, period_id, folded, clicks, impressions, is_shown)
      ${place}, search_period.id, '${secret}', 1, 2, true ${from}, search_period),
    period_page as (
      insert into period_pages (workspace_id, contentplan_id, period_id, url, clicks, impressions)
      ${place}, search_period.id, 'https://${name}.example/secret', 1, 2 ${from}, search_period),
    search_filter as (
      insert into search_filters (workspace_id, contentplan_id, property) ${place}, 'earlier ${secret}' ${from} returning id),
    used_filter as (
      insert into search_filters (workspace_id, contentplan_id, property) ${place}, '${secret}' ${from} returning id),
    search_import as (
      insert into search_imports (workspace_id, contentplan_id, filter_id) ${place}, used_filter.id ${from}, used_filter),
    searched as (
      insert into fact_queries (workspace_id, filter_id, query) ${ofFilter}, '${secret}' ${fromFilter} returning id),
    day_by_query as (
      insert into facts_by_query (workspace_id, filter_id, day, query_id, clicks, impressions, position_sum)
      ${ofFilter}, date '2031-05-30', searched.id, 1, 2, 3000 ${fromFilter}, searched),
    day as (
      insert into facts_by_date (workspace_id, filter_id, day, clicks, impressions, position_sum)
      ${ofFilter}, date '2031-05-30', 1, 2, 3000 ${fromFilter}),
    day_import as (
      insert into fact_imports (workspace_id, filter_id, day, grain, source)
      ${ofFilter}, date '2031-05-30', grain, 'search-console' ${fromFilter}, unnest(array['date', 'query']) as grain)`
  return { parts, made: made.join(', '), ids: made.map((part) => `${part}.id as ${part}`).join(', ') }
}
