import { z } from 'zod'

/** All that callers with a sharing key may get, by operation. Items of lists have no number in the name of their fields. */
export const sharedFields: Record<string, readonly string[]> = {
  'contentplans.get': ['id', 'name'],
  'analytics.readReport': ['yearMonth', 'eventName', 'sessions', 'eventCount'],
  'articles.get': [
    'title',
    'topic_name',
    'status',
    'type',
    'intent',
    'funnel',
    'keyword_count',
    'estimated_search_volume',
    'known_volume_count',
    'volume_is_rough',
    'potential_clicks',
    'final',
    'contentplan_name',
    'domain',
    'estimates.traffic',
    'estimates.conversions',
    'estimates.content_score',
    'checklist.words',
    'checklist.h1',
    'checklist.h2',
    'checklist.h3',
    'checklist.external_links',
    'checklist.internal_links',
    'checklist.internal_links_used',
  ],
  'articles.previewMap': [
    'hubs.name',
    'hubs.cells.row',
    'hubs.cells.articles.title',
    'hubs.cells.articles.is_this',
    'hubs.cells.total',
    'total',
  ],
  'keywords.listOfArticle': [
    'keywords.keyword',
    'keywords.estimated_search_volume',
    'keywords.volume_is_rough',
    'total',
  ],
  'pages.listKeywordsInPlan': [
    'keywords.keyword',
    'keywords.estimated_search_volume',
    'keywords.volume_is_rough',
    'total',
  ],
  'pages.listLinksOfArticle': [
    'incoming.total',
    'incoming.links.url',
    'incoming.links.anchor',
    'outgoing.total',
    'outgoing.links.url',
    'outgoing.links.anchor',
  ],
  'competition.listCompetitors': [
    'urls.url',
    'urls.domain',
    'urls.title',
    'urls.keywords',
    'urls.rank',
    'keyword_count',
  ],
}

/** The names of the fields of an answer that hold a value, at any depth. */
export function listFields(answer: unknown, path: readonly string[] = []): string[] {
  if (Array.isArray(answer)) return answer.flatMap((item) => listFields(item, path))
  const fields = z.record(z.string(), z.unknown()).safeParse(answer)
  if (!fields.success) return [path.join('.')]
  return Object.entries(fields.data).flatMap(([name, value]) => listFields(value, [...path, name]))
}
