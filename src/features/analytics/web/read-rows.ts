import { troubleOf } from '#platform/web/api/error-details.ts'
import { analyticsApi } from './api.ts'

type Asked = Parameters<typeof analyticsApi.readReport.call>[0]

/** The rows of a report; none where nothing was counted (E-54). */
export async function readRows(asked: Asked, options: { signal: AbortSignal }) {
  try {
    return await analyticsApi.readReport.call(asked, options)
  } catch (error) {
    if (troubleOf(error) === 'no_results') return []
    throw error
  }
}
