import { addEndpoints } from '#platform/web/api/connect-api.ts'
import contract from '../contract.json'

/** Adds the endpoints that the first page does not need. */
export function addAllEndpoints(): void {
  addEndpoints(contract)
}
