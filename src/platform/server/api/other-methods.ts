import { isContractProcedure, type AnyContractRouter } from '@orpc/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotFound } from '#platform/errors.ts'
import { sendError } from '../http/error-replies.ts'

interface Route {
  method: string
  /** The parts of the path; ids are written as `{name}`. */
  parts: string[]
}

/** Finds the methods that a contract has for a path. The path is given without the API's base, `/api`. */
export function findMethods(contract: AnyContractRouter): (path: string) => string[] {
  const routes = listRoutes(contract)
  return (path) => {
    const asked = path.split('/')
    const methods = routes.filter(({ parts }) => isOf(asked, parts)).map(({ method }) => method)
    return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
  }
}

function listRoutes(contract: AnyContractRouter): Route[] {
  if (!isContractProcedure(contract)) return Object.values(contract).flatMap(listRoutes)
  const { method = 'POST', path = '/' } = contract['~orpc'].route
  return [{ method, parts: path.split('/') }]
}

function isOf(asked: readonly string[], parts: readonly string[]): boolean {
  return (
    asked.length === parts.length &&
    parts.every((part, place) => (part.startsWith('{') ? asked[place] !== '' : asked[place] === part))
  )
}

/** Refuses a request that no endpoint takes: 405 with the methods of its path, or NotFound when the path has none. */
export function refuseUnmatched(
  { method, url }: FastifyRequest,
  reply: FastifyReply,
  listMethods: (path: string) => string[],
): FastifyReply {
  const [path = ''] = url.split('?')
  const methods = listMethods(path.replace(/^\/api/, ''))
  if (methods.length === 0) throw new NotFound('There is no such endpoint.')
  reply.header('allow', methods.join(', '))
  if (method === 'OPTIONS') return reply.code(204).send()
  return sendError(reply, {
    status: 405,
    message: `This address takes ${methods.join(', ')}, not ${method}.`,
    code: 'method_not_allowed',
  })
}
