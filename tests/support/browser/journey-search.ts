import { createWorld, dateOf, dayOf, reportSearch, type Dimension } from '../../../sandbox/world/index.ts'

/** The seed and size of the sandbox beside the program, from which the demo gets its search data. */
const DEMO = { seed: 1, size: 1 } as const

/** What the demo's Search Console has for queries that match an expression, as the days of a file. */
export function listDemoDays({ last, count, queries }: { last: string; count: number; queries: RegExp }) {
  const today = dayOf(last)
  const world = createWorld({ ...DEMO, today })
  const filters = [{ dimension: 'query', accepts: (query: string) => queries.test(query) }] as const
  return Array.from({ length: count }, (_, back) => {
    const day = today - back
    const read = (dimensions: Dimension[]) =>
      reportSearch(world, { from: day, to: day, dimensions, filters: [...filters] }).read(0, Infinity)
    return {
      day: dateOf(day),
      totals: read([])[0],
      pages: read(['page']).map(({ keys: [page = ''], ...row }) => ({ page, ...row })),
      queries: read(['query']).map(({ keys: [query = ''], ...row }) => ({ query, ...row })),
      pageQueries: read(['page', 'query']).map(({ keys: [page = '', query = ''], ...row }) => ({
        page,
        query,
        ...row,
      })),
    }
  })
}
