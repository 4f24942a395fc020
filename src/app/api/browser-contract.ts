import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { contract } from '../contract.ts'

/**
 * Writes all that a browser needs of the contract, a method and a path for each endpoint, as two files by their paths:
 * one for pages without a session, and one for signed-in screens.
 */
export function writeBrowserContracts(): Record<string, string> {
  const { accounts, ...rest } = contract
  return {
    'src/app/first-contract.json': writeAddresses({ accounts }),
    'src/app/contract.json': writeAddresses(rest),
  }
}

function writeAddresses(part: AnyContractRouter): string {
  return `${JSON.stringify(listAddresses(part), null, 1)}\n`
}

function listAddresses(part: AnyContractRouter): unknown {
  if (!isContractProcedure(part))
    return Object.fromEntries(Object.entries(part).map(([name, child]) => [name, listAddresses(child)]))
  const { method, path, inputStructure, outputStructure } = part['~orpc'].route
  if (inputStructure ?? outputStructure)
    throw new Error(`${path}: write-request.ts has only the compact form`)
  return `${method} ${path}`
}
