import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'

interface LargeBody {
  method: string
  path: string
  bodyBytes: number
}

/** Lists the endpoints of a contract that take larger bodies than all others. */
export function listLargeBodies(contract: AnyContractRouter): LargeBody[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(listLargeBodies)
  const { meta, route } = contract['~orpc']
  const bodyBytes: unknown = Reflect.get(meta, 'bodyBytes')
  if (typeof bodyBytes !== 'number') return []
  const { method = 'POST', path = '/' } = route
  return [{ method, path, bodyBytes }]
}
