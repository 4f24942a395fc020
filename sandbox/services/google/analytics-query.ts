import { z } from 'zod'
import { dateOf, dayOf } from '../../world/index.ts'

const ANALYTICS_DIMENSIONS = ['date', 'yearMonth', 'eventName', 'sessionDefaultChannelGroup'] as const
type Dimension = (typeof ANALYTICS_DIMENSIONS)[number]
const ANALYTICS_METRICS = ['sessions', 'eventCount'] as const
type Metric = (typeof ANALYTICS_METRICS)[number]

const MOST_ROWS = 250_000
const MOST_DEPTH = 5

/** A 64-bit number, which JSON writes as text. */
const large = z.union([z.string().regex(/^\d{1,9}$/), z.int().min(0)]).transform(Number)
const name = z.object({ name: z.string() })

interface FilterExpression {
  andGroup?: { expressions: FilterExpression[] } | undefined
  orGroup?: { expressions: FilterExpression[] } | undefined
  notExpression?: FilterExpression | undefined
  filter?: z.infer<typeof filter> | undefined
}

const filter = z.object({
  fieldName: z.string(),
  stringFilter: z
    .object({
      matchType: z.enum(['EXACT', 'BEGINS_WITH', 'ENDS_WITH', 'CONTAINS']).default('EXACT'),
      value: z.string(),
      caseSensitive: z.boolean().default(false),
    })
    .optional(),
  inListFilter: z
    .object({ values: z.array(z.string()).min(1), caseSensitive: z.boolean().default(false) })
    .optional(),
})

const expression: z.ZodType<FilterExpression> = z.lazy(() =>
  z.object({
    andGroup: z.object({ expressions: z.array(expression) }).optional(),
    orGroup: z.object({ expressions: z.array(expression) }).optional(),
    notExpression: expression.optional(),
    filter: filter.optional(),
  }),
)

const schema = z.object({
  dateRanges: z.array(z.object({ startDate: z.string(), endDate: z.string() })).length(1),
  dimensions: z.array(name).max(9).default([]),
  metrics: z.array(name).min(1).max(10),
  dimensionFilter: expression.optional(),
  orderBys: z
    .array(
      z.object({
        desc: z.boolean().default(false),
        dimension: z.object({ dimensionName: z.string() }).optional(),
        metric: z.object({ metricName: z.string() }).optional(),
      }),
    )
    .default([]),
  limit: large.default(10_000),
  offset: large.default(0),
})

export interface AnalyticsQuery {
  /** Days since 1970. */
  from: number
  to: number
  dimensions: Dimension[]
  metrics: Metric[]
  accepts: (values: Record<Dimension, string>) => boolean
  orderBys: z.infer<typeof schema>['orderBys']
  limit: number
  offset: number
}

/** The parsed request, or a sentence about what is wrong with it. */
export function readAnalyticsQuery(body: unknown, today: number): AnalyticsQuery | string {
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `Invalid value at '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`
  }
  const query = parsed.data
  const [range] = query.dateRanges
  const [from, to] = [readDay(range?.startDate ?? '', today), readDay(range?.endDate ?? '', today)]
  if (from === null || to === null) return 'Invalid date: use YYYY-MM-DD, NdaysAgo, yesterday, or today.'
  if (from > to) return 'Invalid date range: start date is after end date.'
  const dimensions = query.dimensions.map((one) => one.name)
  const unknown = dimensions.find((one) => !isDimension(one))
  if (unknown !== undefined) return `Field ${unknown} is not a valid dimension.`
  const metrics = query.metrics.map((one) => one.name)
  const odd = metrics.find((one) => !isMetric(one))
  if (odd !== undefined) return `Field ${odd} is not a valid metric.`
  const filtered = listFields(query.dimensionFilter)
  if (filtered === null) return 'The dimension filter is nested too deeply.'
  const wrong = filtered.find((one) => !isDimension(one))
  if (wrong !== undefined) return `Field ${wrong} is not a valid dimension.`
  if (query.limit > MOST_ROWS) return `The limit must be ${MOST_ROWS} at most.`
  return {
    from,
    to,
    dimensions: dimensions.filter(isDimension),
    metrics: metrics.filter(isMetric),
    accepts: (values) => isMet(query.dimensionFilter, values),
    orderBys: query.orderBys,
    limit: query.limit,
    offset: query.offset,
  }
}

const isDimension = (text: string): text is Dimension => ANALYTICS_DIMENSIONS.some((one) => one === text)
const isMetric = (text: string): text is Metric => ANALYTICS_METRICS.some((one) => one === text)

function readDay(text: string, today: number): number | null {
  if (text === 'today') return today
  if (text === 'yesterday') return today - 1
  const ago = /^(\d{1,5})daysAgo$/.exec(text)?.[1]
  if (ago !== undefined) return today - Number(ago)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = dayOf(text)
  return Number.isInteger(day) && dateOf(day) === text ? day : null
}

/** The fields of a filter; null when it is nested too deeply. */
function listFields(one: FilterExpression | undefined, depth = 0): string[] | null {
  if (one === undefined) return []
  if (depth > MOST_DEPTH) return null
  const inner = [...(one.andGroup?.expressions ?? []), ...(one.orGroup?.expressions ?? [])]
  if (one.notExpression !== undefined) inner.push(one.notExpression)
  const found = inner.map((part) => listFields(part, depth + 1))
  if (found.includes(null)) return null
  return [...(one.filter === undefined ? [] : [one.filter.fieldName]), ...found.flatMap((list) => list ?? [])]
}

function isMet(one: FilterExpression | undefined, values: Record<string, string>): boolean {
  if (one === undefined) return true
  if (one.andGroup !== undefined) return one.andGroup.expressions.every((part) => isMet(part, values))
  if (one.orGroup !== undefined) return one.orGroup.expressions.some((part) => isMet(part, values))
  if (one.notExpression !== undefined) return !isMet(one.notExpression, values)
  return one.filter === undefined || isMatch(one.filter, values[one.filter.fieldName] ?? '')
}

function isMatch({ stringFilter, inListFilter }: z.infer<typeof filter>, given: string): boolean {
  const caseSensitive = (stringFilter ?? inListFilter)?.caseSensitive ?? false
  const fold = (text: string) => (caseSensitive ? text : text.toLowerCase())
  if (inListFilter !== undefined) return inListFilter.values.some((value) => fold(value) === fold(given))
  if (stringFilter === undefined) return true
  const [value, wanted] = [fold(given), fold(stringFilter.value)]
  switch (stringFilter.matchType) {
    case 'EXACT':
      return value === wanted
    case 'BEGINS_WITH':
      return value.startsWith(wanted)
    case 'ENDS_WITH':
      return value.endsWith(wanted)
    case 'CONTAINS':
      return value.includes(wanted)
  }
}
