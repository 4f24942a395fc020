import { isContractProcedure, type AnyContractProcedure, type AnyContractRouter } from '@orpc/contract'
import { z } from 'zod'
import { listIdSlots, type IdSlot } from '#platform/contract/ids.ts'

export interface Operation {
  /** Its place in the contract, such as contentplans.get. */
  name: string
  method: string
  path: string
  access: unknown
  /** What an API token needs, where one may call. */
  scope: unknown
  /** When a session needs a fresh proof; null: never. */
  proof: unknown
  slots: IdSlot[]
  /** Of its input; null: it takes none. */
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

/** The request that carries an input: parts of the path first, the rest as query or body. */
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

/** The input with another id at a path; `*` stands for the items of a list, of which the last one is replaced. */
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
