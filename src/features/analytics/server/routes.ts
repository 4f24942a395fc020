import type { ConnectionServices } from '#features/connections/server/index.ts'
import type { Handlers } from '#platform/server/api/handlers.ts'
import type { analytics } from '../contract.ts'
import { prepareReport } from './reports/prepare-report.ts'
import { createReportCache } from './reports/report-cache.ts'

export function analyticsHandlers(connections: ConnectionServices): Handlers<typeof analytics> {
  const services = { connections, reports: createReportCache() }
  return { readReport: (ctx, asked) => prepareReport(ctx, services, asked) }
}
