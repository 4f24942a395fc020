import { useQuery } from '@tanstack/react-query'
import type { Port, PortName } from '../contract.ts'
import { connectionsApi } from './api.ts'

/** One port of a workspace; null while it is not known. */
export function usePort(workspaceId: number, name: PortName): Port | null {
  const { data } = useQuery(connectionsApi.listPorts.queryOptions({ input: { workspaceId } }))
  return data?.find((port) => port.name === name) ?? null
}
