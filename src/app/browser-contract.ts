import { isContractProcedure, minifyContractRouter, type AnyContractRouter } from '@orpc/contract'
import { contract } from './contract.ts'

/** src/app/contract.json: all that a browser has to know of the contract, without the schemas. */
export function writeBrowserContract(): string {
  return `${JSON.stringify(strip(minifyContractRouter(contract)), null, 1)}\n`
}

// The words for readers and the rules for the server are of no use to the client.
function strip(part: AnyContractRouter): unknown {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, child]) => [name, strip(child)]))
  const { method, path, inputStructure, outputStructure } = part['~orpc'].route
  return { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } }
}
