import { z } from 'zod'
import { dayOf, DIMENSIONS, type Dimension, type ReportInput } from '../../world/index.ts'

const SEARCH_TYPES = ['web', 'image', 'video', 'news', 'discover', 'googleNews'] as const
const FILTERED = ['page', 'query', 'country', 'device'] as const
const OPERATORS = [
  'equals',
  'notEquals',
  'contains',
  'notContains',
  'includingRegex',
  'excludingRegex',
] as const

const date = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const fold = (text: unknown) => (typeof text === 'string' ? text.toLowerCase() : text)

const schema = z.object({
  startDate: date,
  endDate: date,
  dimensions: z.array(z.preprocess(fold, z.enum([...DIMENSIONS, 'searchappearance', 'hour']))).default([]),
  type: z.enum(SEARCH_TYPES).optional(),
  searchType: z.enum(SEARCH_TYPES).optional(),
  dimensionFilterGroups: z
    .array(
      z.object({
        groupType: z.literal('and').default('and'),
        filters: z.array(
          z.object({
            dimension: z.preprocess(fold, z.enum([...FILTERED, 'searchappearance'])),
            operator: z.enum(OPERATORS).default('equals'),
            expression: z.string().max(4096),
          }),
        ),
      }),
    )
    .default([]),
  aggregationType: z.enum(['auto', 'byPage', 'byProperty']).default('auto'),
  dataState: z.preprocess(fold, z.enum(['final', 'all'])).default('final'),
  rowLimit: z.int().min(1).max(25_000).default(1000),
  startRow: z.int().min(0).default(0),
})

export interface SearchQuery extends Pick<ReportInput, 'dimensions' | 'filters'> {
  from: number
  to: number
  isFinal: boolean
  aggregation: 'byPage' | 'byProperty'
  /** False for other search types than web, and for dimensions without data. */
  hasData: boolean
  rowLimit: number
  startRow: number
  /** Equal for queries that differ only in `startRow` and `rowLimit`. */
  key: string
}

/** The parsed query, or a sentence about what is wrong with it. */
export function readSearchQuery(body: unknown): SearchQuery | string {
  const parsed = schema.safeParse(body)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return `Invalid value at '${issue?.path.join('.') ?? ''}': ${issue?.message ?? ''}`
  }
  const query = parsed.data
  const dimensions = query.dimensions.filter(isDimension)
  const filters = query.dimensionFilterGroups.flatMap((group) => group.filters)
  if (new Set(query.dimensions).size < query.dimensions.length) return 'A dimension may be given once only.'
  if (query.startDate > query.endDate) return 'startDate must not be after endDate.'
  const isAboutPages = dimensions.includes('page') || filters.some(({ dimension }) => dimension === 'page')
  if (isAboutPages && query.aggregationType === 'byProperty')
    return "'BY_PROPERTY' is not a valid aggregation type when grouping or filtering by page."
  return {
    from: dayOf(query.startDate),
    to: dayOf(query.endDate),
    dimensions,
    filters: filters.flatMap(({ dimension, operator, expression }) =>
      dimension === 'searchappearance' ? [] : [{ dimension, accepts: createMatcher(operator, expression) }],
    ),
    isFinal: query.dataState === 'final',
    aggregation: isAboutPages || query.aggregationType === 'byPage' ? 'byPage' : 'byProperty',
    hasData:
      (query.type ?? query.searchType ?? 'web') === 'web' && dimensions.length === query.dimensions.length,
    rowLimit: query.rowLimit,
    startRow: query.startRow,
    key: JSON.stringify({ ...query, startRow: 0, rowLimit: 0 }),
  }
}

function isDimension(name: string): name is Dimension {
  return DIMENSIONS.some((dimension) => dimension === name)
}

function createMatcher(operator: (typeof OPERATORS)[number], expression: string): (value: string) => boolean {
  const wanted = expression.toLowerCase()
  switch (operator) {
    case 'equals':
      return (value) => value.toLowerCase() === wanted
    case 'notEquals':
      return (value) => value.toLowerCase() !== wanted
    case 'contains':
      return (value) => value.toLowerCase().includes(wanted)
    case 'notContains':
      return (value) => !value.toLowerCase().includes(wanted)
    case 'includingRegex':
    case 'excludingRegex': {
      const pattern = compile(expression)
      return (value) => pattern.test(value) === (operator === 'includingRegex')
    }
  }
}

/** A pattern that cannot be compiled matches nothing. */
function compile(expression: string): RegExp {
  try {
    // Made of a user's pattern, which may take forever: search-console.ts stops the query after some seconds.
    return new RegExp(expression, 'i')
  } catch {
    return /(?!)/
  }
}
