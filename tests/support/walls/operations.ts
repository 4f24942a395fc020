import { isContractProcedure, type AnyContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { z } from 'zod'
import { listIdSlots, type IdSlot } from '#platform/contract/ids.ts'

export interface Operation {
  /** Its place in the contract, such as contentplans.get. */
  name: string
  method: string
  path: string
  access: unknown
  /** The scope that an API token needs, where API tokens may call. */
  scope: unknown
  /** When a session needs a fresh proof of identity, or null when it never does. */
  proof: unknown
  slots: readonly IdSlot[]
  /** The schema of its input, or null when it takes none. */
  schema: z.ZodType | null
}

/** Every endpoint of a contract. */
export function listOperations(contract: AnyContractRouter, path: string[] = []): Operation[] {
  if (isContractProcedure(contract)) return [describe(contract, path.join('.'))]
  return Object.entries(contract).flatMap(([key, part]) => listOperations(part, [...path, key]))
}

function describe(endpoint: AnyContractProcedure, name: string): Operation {
  const { route, inputSchema, meta } = endpoint['~orpc']
  return {
    name,
    method: route.method ?? 'POST',
    path: route.path ?? '/',
    access: Reflect.get(meta, 'access'),
    scope: Reflect.get(meta, 'scope'),
    proof: Reflect.get(meta, 'proof'),
    slots: inputSchema instanceof z.ZodType ? listIdSlots(inputSchema) : [],
    schema: inputSchema instanceof z.ZodType ? inputSchema : null,
  }
}

/** The request for an input: some fields go into the path, the rest into the query or body. */
export function toRequest({ method, path }: Operation, input: Record<string, unknown>) {
  const rest = { ...input }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET' && method !== 'DELETE') return { method, url: `/api${url}`, body: rest }
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))
  return { method, url: `/api${url}?${query.toString()}`, body: undefined }
}

/** The input with another id at a path. `*` means the items of a list, of which only the last one is replaced. */
export function replaceId(
  input: Record<string, unknown>,
  path: string[],
  id: number,
): Record<string, unknown> {
  return z.record(z.string(), z.unknown()).parse(replaceAt(input, path, id))
}

function replaceAt(value: unknown, [key, ...rest]: string[], id: number): unknown {
  if (key === undefined) return id
  if (key === '*') {
    const items: unknown[] = Array.isArray(value) ? value : []
    return [...items.slice(0, -1), replaceAt(items.at(-1), rest, id)]
  }
  const fields = z.record(z.string(), z.unknown()).parse(value ?? {})
  return { ...fields, [key]: replaceAt(fields[key], rest, id) }
}
