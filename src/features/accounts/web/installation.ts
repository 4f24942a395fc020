import { queryOptions } from '@tanstack/react-query'
import { accountsClient } from './api.ts'

/** The query for the state of this installation. The first page loads this module, so it needs none of oRPC's queries. */
export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => accountsClient.getInstallation(undefined, { signal }),
})
