import { Invalid, InvalidField } from '#platform/errors.ts'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { WEB_PORTS } from '#platform/server/outbound/outbound.ts'
import { parseTarget } from '#platform/server/outbound/target.ts'
import { joinUrl, readBaseUrl } from '#platform/web-addresses.ts'
import {
  BAD_CMS_URL,
  CMS_PARTS,
  explainMapping,
  NO_CMS_KEY,
  USUAL_ENDPOINT,
  type CmsPart,
} from '../../rules.ts'

/** The settings of a custom CMS as they are typed. */
export interface TypedCms {
  apiBaseUrl: string
  postEndpoint: string
  putEndpoint: string
  getEndpoint: string
  fieldMapping: Partial<Record<CmsPart, string | null | undefined>> | null
}

/** Where the posts of a custom CMS are, and what their fields are called. */
export interface CmsSettings {
  baseUrl: string
  endpoints: { post: string; put: string; get: string }
  /** null when the fields have the usual names. */
  fields: Record<CmsPart, string | null> | null
}

/** Refuses a field in words that are shown as they are (V-66). */
class InvalidCms extends Invalid {
  override name = 'InvalidCms'
  override readonly fields

  constructor(path: string, message: string) {
    super(message)
    this.fields = [{ path, message }]
  }
}

export function missingKey(): Invalid {
  return new InvalidCms('apiKey', NO_CMS_KEY)
}

/**
 * Checks the settings of a custom CMS. Throws Invalid for an address that is never called; what a name leads to is checked
 * when it is called.
 */
export function readCms(typed: TypedCms, openOrigins: readonly string[]): CmsSettings {
  const baseUrl = readBaseUrl(typed.apiBaseUrl)
  if (baseUrl === null) throw new InvalidCms('apiBaseUrl', BAD_CMS_URL)
  checkTarget(baseUrl, openOrigins)
  const read = (path: 'postEndpoint' | 'putEndpoint' | 'getEndpoint') => {
    const endpoint = typed[path] || USUAL_ENDPOINT
    if (joinUrl(baseUrl, endpoint) !== null) return endpoint
    throw new InvalidField(
      path,
      `write a path such as ${USUAL_ENDPOINT}, or an address that begins like the API Base URL`,
    )
  }
  const endpoints = { post: read('postEndpoint'), put: read('putEndpoint'), get: read('getEndpoint') }
  return { baseUrl, endpoints, fields: readMapping(typed.fieldMapping) }
}

function checkTarget(url: string, openOrigins: readonly string[]): void {
  try {
    parseTarget(url, { allowed: new Set(openOrigins), ports: new Set(WEB_PORTS) })
  } catch (error) {
    throw error instanceof AdapterError ? new InvalidCms('apiBaseUrl', error.message) : error
  }
}

function readMapping(typed: TypedCms['fieldMapping']): CmsSettings['fields'] {
  const nameOf = (part: CmsPart) => typed?.[part] || null
  const names = CMS_PARTS.map((part) => nameOf(part) ?? '')
  const problem = explainMapping(names)
  if (problem !== null) throw new InvalidField('fieldMapping', problem)
  if (names.every((name) => name === '')) return null
  return {
    title: nameOf('title'),
    content: nameOf('content'),
    slug: nameOf('slug'),
    featured_image: nameOf('featured_image'),
    published_at: nameOf('published_at'),
    author: nameOf('author'),
  }
}
