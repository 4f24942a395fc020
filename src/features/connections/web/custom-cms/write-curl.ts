import { joinUrl, placeId, readBaseUrl } from '#platform/web-addresses.ts'
import { CMS_PARTS, USUAL_ENDPOINT, type CmsPart } from '../../rules.ts'
import type { CmsForm } from './cms-form.ts'

const EXAMPLE = 'https://cms.example/api'
const KEY = 'YOUR_API_KEY'
const ID = '12'

const VALUES: Record<CmsPart, string> = {
  title: 'How to choose hiking boots',
  content: '<p>Good boots…</p>',
  slug: 'hiking-boots',
  featured_image: 'https://shop.example/boots.jpg',
  published_at: '2026-05-06',
  author: 'Ada',
}

/** The calls that Keyloom makes, as commands with the user's own addresses and fields. */
export function writeCalls(form: CmsForm): { name: string; text: string }[] {
  const isMapped = CMS_PARTS.some((part) => form.mapping[part].trim() !== '')
  const nameOf = (part: CmsPart) => (isMapped ? form.mapping[part].trim() : part)
  const post = (values: typeof VALUES) =>
    JSON.stringify(
      Object.fromEntries(
        CMS_PARTS.filter((part) => nameOf(part) !== '').map((part) => [nameOf(part), values[part]]),
      ),
      null,
      2,
    )
  const one = addressOf(form, placeId(form.put.trim() || USUAL_ENDPOINT, ID))
  const listed = new URL(addressOf(form, form.get))
  const search = nameOf('slug') === '' ? 'title' : 'slug'
  if (nameOf(search) !== '') listed.searchParams.set(nameOf(search), VALUES[search])
  return [
    { name: 'List the posts with a slug', text: writeCall('GET', listed.href, null) },
    {
      name: 'Create a post',
      text: writeCall('POST', addressOf(form, form.post), post(VALUES), ['Idempotency-Key: keyloom-7']),
    },
    { name: 'Change a post', text: writeCall('PUT', one, post(VALUES)) },
    { name: 'Take a post back', text: writeCall('DELETE', one, null) },
  ]
}

function addressOf({ baseUrl }: CmsForm, endpoint: string): string {
  const base = readBaseUrl(baseUrl.trim()) ?? EXAMPLE
  return (joinUrl(base, endpoint.trim() || USUAL_ENDPOINT) ?? new URL(`${EXAMPLE}${USUAL_ENDPOINT}`)).href
}

function writeCall(method: string, url: string, body: string | null, headers: string[] = []): string {
  const all = [
    `Authorization: Bearer ${KEY}`,
    ...headers,
    ...(body === null ? [] : ['Content-Type: application/json']),
  ]
  const lines = [
    `curl -X ${method} ${quote(url)}`,
    ...all.map((header) => `-H ${quote(header)}`),
    ...(body === null ? [] : [`-d ${quote(body)}`]),
  ]
  return lines.join(' \\\n  ')
}

/** A text as one word of a shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
