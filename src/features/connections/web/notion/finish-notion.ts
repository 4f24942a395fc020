import { messageOf, statusOf } from '#platform/web/api/api-error.ts'
import { troubleOf } from '#platform/web/api/error-details.ts'
import { findSession } from '#platform/web/session/session.ts'
import { NO_ACCESS_REQUEST, NOTION_RETURN } from '../../rules.ts'
import { connectionsApi } from '../api.ts'
import { findRequest, keepRequest, type NotionRequest } from './notion-requests.ts'
import { sendNotionConnected } from './notion-result.ts'

/** What came of a user's way to Notion and back: why there is no connection, and what to do next. */
type NotionOutcome = { isConnected: true } | { isConnected: false; problem: string; next: string }

const AGAIN = 'Close this window, and connect Notion again in the settings of your plan.'
const PROBLEMS = {
  denied: 'You cancelled at Notion, so Keyloom got no access and nothing has changed.',
  refused: 'Notion gave no access.',
  incomplete: 'This address lacks what Notion sends along when it returns to Keyloom.',
  unknown: 'This browser has not sent you to Notion, or did so more than a day ago.',
  signedOut: 'You are signed out, so Keyloom does not know whose plan this is for.',
  failed: 'The connection to Notion could not be saved.',
}

/** When not even the reason is known. */
export const UNEXPECTED: NotionOutcome = fail(PROBLEMS.failed)

/** Finishes the connection with what Notion sent the browser back with. */
export async function finishNotion(search: string): Promise<NotionOutcome> {
  const query = new URLSearchParams(search)
  const [state, code] = [query.get('state') ?? '', query.get('code') ?? '']
  const request = findRequest(state)
  // The page was loaded again.
  if (request?.isConnected === true) return { isConnected: true }
  const error = query.get('error')
  if (error !== null) return fail(error === 'access_denied' ? PROBLEMS.denied : PROBLEMS.refused)
  if (state === '' || code === '') return fail(PROBLEMS.incomplete)
  if (request === null) return fail(PROBLEMS.unknown)
  if (findSession() === null)
    return fail(PROBLEMS.signedOut, 'Sign in, and connect Notion again in the settings of your plan.')
  return save(request, { state, code })
}

async function save(
  request: NotionRequest,
  returned: { state: string; code: string },
): Promise<NotionOutcome> {
  const { contentplanId } = request
  try {
    const redirectUri = `${window.location.origin}${NOTION_RETURN}`
    await connectionsApi.saveNotion.call({ contentplanId, redirectUri, ...returned })
  } catch (error) {
    if (troubleOf(error) !== NO_ACCESS_REQUEST || !(await wasConnected(request)))
      return fail(
        messageOf(error, PROBLEMS.failed),
        statusOf(error) === null ? 'Load this page again when you are back online.' : AGAIN,
      )
  }
  keepOutcome(returned.state, { ...request, isConnected: true })
  sendNotionConnected(contentplanId)
  return { isConnected: true }
}

function keepOutcome(state: string, request: NotionRequest): void {
  try {
    keepRequest(state, request)
  } catch {
    // The storage is full: the page cannot be loaded again, but the plan is connected.
  }
}

/** Whether an earlier attempt has connected the plan although its answer did not arrive, as when the page was loaded again. */
async function wasConnected({ contentplanId, connectedBefore }: NotionRequest): Promise<boolean> {
  try {
    const found = await connectionsApi.list.call({ contentplanId })
    const at = found.find(({ type }) => type === 'notion')?.connected_at ?? null
    return at !== null && at !== connectedBefore
  } catch {
    return false
  }
}

function fail(problem: string, next = AGAIN): NotionOutcome {
  return { isConnected: false, problem, next }
}
