import type { Annotation, PlanEvent } from '#features/annotations/web/index.ts'
import type { ChangedClusters } from '#features/performance/web/index.ts'
import type { ChartMark } from '#ui/chart/chart-data.ts'
import { formatDays } from '#ui/dates/format-days.ts'
import { formatNoun } from '#ui/numbers.ts'
import type { Bucket } from './chart-rows.ts'

interface Marked {
  annotations: readonly Annotation[]
  events: readonly PlanEvent[]
}

const CHANGED: Record<string, string> = {
  recluster: 'Reclustered',
  cluster: 'Keywords clustered',
  move: 'Keywords moved',
  create: 'Cluster created',
  'delete articles': 'Clusters deleted',
  'reset articles': 'Clusters reset',
  merge: 'Clusters merged',
}

/** What happened in each day, week or month of a chart, people's notes and updates of Google first. */
export function markDays(buckets: readonly Bucket[], { annotations, events }: Marked): ChartMark[] {
  const texts = new Map<Bucket, string[]>()
  const add = (day: string, text: string) => {
    const bucket = findBucket(buckets, day)
    if (bucket) texts.set(bucket, [...(texts.get(bucket) ?? []), text])
  }
  for (const one of annotations) if (!one.is_hidden) add(one.first_day, describeAnnotation(one))
  for (const event of joinEvents(buckets, events)) add(event.day, describeEvent(event))
  return buckets.flatMap((bucket) => {
    const found = texts.get(bucket)
    return found === undefined ? [] : [{ at: bucket.label, texts: found }]
  })
}

/** Changes of clusters as events of a chart, so that its marks are those of the chosen clusters. */
export function eventsOf(changes: ChangedClusters['changes']): PlanEvent[] {
  return changes.map(({ change, title, ...one }) => ({ ...one, kind: change, detail: title }))
}

/** The bucket of a day; the first one for a day before it, such as an update that had begun already. */
function findBucket(buckets: readonly Bucket[], day: string): Bucket | undefined {
  return buckets.findLast(({ start }) => start <= day) ?? buckets[0]
}

/** Events of the same kind in one bucket are one mark. */
function joinEvents(buckets: readonly Bucket[], events: readonly PlanEvent[]): PlanEvent[] {
  const joined = new Map<string, PlanEvent>()
  for (const event of events) {
    const sort = event.kind === 'clusters changed' ? event.detail : ''
    const key = `${findBucket(buckets, event.day)?.start} ${event.kind} ${sort}`
    const before = joined.get(key)
    const detail = event.kind === 'clusters changed' ? event.detail : null
    joined.set(key, before ? { ...before, count: before.count + event.count, detail } : event)
  }
  return [...joined.values()]
}

function describeAnnotation({ text, first_day: from, last_day: to }: Annotation): string {
  return from === to ? text : `${text} (${formatDays({ from, to })})`
}

/** "Published: Winter tents", "Updated: 12 clusters", "Reclustered: 214 clusters changed". */
function describeEvent({ kind, count, detail }: PlanEvent): string {
  const clusters = formatNoun(count, 'cluster', 'clusters')
  switch (kind) {
    case 'published':
      return `Published: ${detail ?? clusters}`
    case 'updated':
      return `Updated: ${detail ?? clusters}`
    case 'clusters changed':
      return `${CHANGED[detail ?? ''] ?? 'Clusters changed'}: ${clusters} changed`
  }
}
