import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { OutboundResponse } from '#platform/server/outbound/outbound.ts'
import { expectSuccess } from '../service-answer.ts'
import {
  chooseUrl,
  describeCms,
  explainPage,
  explainStatus,
  headersOf,
  parseJson,
  type Cms,
  type CustomCmsInput,
} from './custom-cms-call.ts'
import { findList } from './custom-cms-posts.ts'

const TIMEOUT_MS = 15_000
const MOST_CHARACTERS = 2_000
const MASK = '••••••••'

/** What was sent to a CMS, what it answered, and what that means. The key is in none of it. */
export interface CmsTrial {
  sent: { method: string; url: string; headers: Record<string, string> }
  /** null when no answer came. */
  answered: {
    status: number
    content_type: string
    /** The beginning of the answer, 2,000 characters at most. */
    text: string
    milliseconds: number
  } | null
  is_working: boolean
  message: string
}

/** Lists the posts of a CMS once, which changes nothing there, to find out whether its addresses and its key are right. */
export async function tryCustomCms(
  input: Omit<CustomCmsInput, 'isSandbox'>,
  { signal }: { signal: AbortSignal },
): Promise<CmsTrial> {
  const cms = describeCms({ ...input, isSandbox: false })
  const url = chooseUrl(cms, { method: 'GET', id: null })
  const headers = headersOf(cms.apiKey)
  const sent = { method: 'GET', url: url.href, headers: { ...headers, authorization: `Bearer ${MASK}` } }
  const start = performance.now()
  try {
    const response = await cms.request({
      url,
      headers,
      followsRedirects: false,
      retries: 0,
      timeoutMs: TIMEOUT_MS,
      signal,
    })
    const answered = {
      status: response.status,
      content_type: (response.headers['content-type'] ?? '').slice(0, 200),
      text: withoutKey(response.body.toString(), cms.apiKey).slice(0, MOST_CHARACTERS),
      milliseconds: Math.round(performance.now() - start),
    }
    return { sent, answered, ...judge(cms, response) }
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error
    return { sent, answered: null, is_working: false, message: error.message }
  }
}

function judge(cms: Cms, response: OutboundResponse): Pick<CmsTrial, 'is_working' | 'message'> {
  const problem = findProblem(cms, response)
  if (problem !== null) return { is_working: false, message: problem }
  const rows = findList(parseJson(response))
  if (rows === null)
    return {
      is_working: false,
      message: `${cms.service} answers, but not with a list of posts: Keyloom expects a JSON array, or an object with one as data, items, results or posts.`,
    }
  const { slug } = cms.fields
  const [first] = rows
  const isNamed =
    !slug || first === undefined || (typeof first === 'object' && first !== null && slug in first)
  const count = rows.length === 1 ? '1 post' : `${rows.length} posts`
  if (!isNamed)
    return {
      is_working: false,
      message: `${cms.service} lists ${count}, but they have no field ${slug}, which the field mapping names for the slug.`,
    }
  return { is_working: true, message: `${cms.service} lists ${count}. Its address and its key work.` }
}

/** What the status or a web page says is wrong; null when the answer is a success. */
function findProblem(cms: Cms, response: OutboundResponse): string | null {
  const problem = explainStatus(cms, { method: 'GET', id: null }, response) ?? explainPage(cms, response)
  if (problem !== null) return problem.message
  try {
    expectSuccess(cms.service, response)
    return null
  } catch (error) {
    if (error instanceof AdapterError) return error.message
    throw error
  }
}

/** A CMS that repeats what it was sent must not show the key to members who do not know it. */
function withoutKey(text: string, key: string): string {
  const forms = [key, JSON.stringify(key).slice(1, -1), encodeURIComponent(key), btoa(key)]
  return forms.filter(Boolean).reduce((rest, form) => rest.replaceAll(form, MASK), text)
}
