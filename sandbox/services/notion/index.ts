import { createRateLimit } from '../../stage/rate-limit.ts'
import type { Stage } from '../../stage/stage.ts'
import { readBearer, type Call, type Reply, type Service } from '../service.ts'
import { replyError, replyFault } from './answers.ts'
import { CONSENT_PATH, decideConsent, showConsent } from './consent.ts'
import { visitPage } from './draw-page.ts'
import type { Notion } from './notion.ts'
import { answerPages } from './page-calls.ts'
import { replySelf } from './people.ts'
import { giveTokens, introspect, revoke } from './tokens.ts'

/** Notion allows three calls a second on average. */
const MOST_CALLS = 3
const WINDOW_MS = 1_000

/** OAuth, the account of the connection, pages and their blocks, as Notion's API has them, and the pages as people see them. */
export function createNotionService(stage: Stage, notion: Notion): Service {
  const waitFor = createRateLimit(() => stage.clock.now(), MOST_CALLS, WINDOW_MS)
  return (call) => {
    if (call.fault !== null) return replyFault(call.fault)
    const visited = call.method === 'GET' ? visitPage(notion.pages, call.url.pathname) : null
    if (visited !== null) return visited
    switch (`${call.method} ${call.url.pathname}`) {
      case `GET ${CONSENT_PATH}`:
        return showConsent(notion, call)
      case `POST ${CONSENT_PATH}`:
        return decideConsent(notion, call)
      case 'POST /v1/oauth/token':
        return giveTokens(notion, call)
      case 'POST /v1/oauth/revoke':
        return revoke(notion, call)
      case 'POST /v1/oauth/introspect':
        return introspect(notion, call)
      default:
        return answerMember(call)
    }
  }

  function answerMember(call: Call): Reply {
    const token = readBearer(call) ?? ''
    const grant = notion.grants.findAccess(token)
    if (grant === null) return replyError('unauthorized')
    const seconds = stage.faults.quotas.areKept ? waitFor(token) : 0
    if (seconds > 0) return replyError('rate_limited', { headers: { 'retry-after': String(seconds) } })
    if (call.headers['notion-version'] === undefined)
      return replyError('validation_error', { message: 'Notion-Version header should be defined.' })
    const { workspaceId } = grant
    if (`${call.method} ${call.url.pathname}` === 'GET /v1/users/me') return replySelf(workspaceId)
    const desk = { pages: notion.pages, workspaceId, now: stage.clock.now() }
    return answerPages(desk, call) ?? replyError('invalid_request_url')
  }
}
