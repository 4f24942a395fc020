import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { contract } from '../contract.ts'

/** Writes src/app/contract.json: all that a browser needs of the contract, a method and a path for each endpoint. */
export function writeBrowserContract(): string {
  return `${JSON.stringify(listAddresses(contract), null, 1)}\n`
}

function listAddresses(part: AnyContractRouter): unknown {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, child]) => [name, listAddresses(child)]))
  const { method, path, inputStructure, outputStructure } = part['~orpc'].route
  if (inputStructure ?? outputStructure)
    throw new Error(`${path}: write-request.ts has only the compact form`)
  return `${method} ${path}`
}
