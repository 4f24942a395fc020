import { readBaseUrl } from '#platform/web-addresses.ts'
import type { Integration } from '../../contract.ts'
import { BAD_CMS_URL, CMS_PARTS, keepsCmsKey, NO_CMS_KEY, USUAL_ENDPOINT, type CmsPart } from '../../rules.ts'

export interface CmsForm {
  baseUrl: string
  /** What is typed; the saved key is never here. */
  key: string
  post: string
  put: string
  get: string
  mapping: Record<CmsPart, string>
}

export const NO_MAPPING: CmsForm['mapping'] = {
  title: '',
  content: '',
  slug: '',
  featured_image: '',
  published_at: '',
  author: '',
}

/** The form as it is saved. */
export function fillForm(saved: Integration | null): CmsForm {
  const fields = saved?.custom_cms_field_mapping ?? null
  const nameOf = (part: CmsPart) => fields?.[part] ?? ''
  return {
    baseUrl: saved?.custom_cms_api_base_url ?? '',
    key: '',
    post: saved?.custom_cms_post_endpoint ?? USUAL_ENDPOINT,
    put: saved?.custom_cms_put_endpoint ?? USUAL_ENDPOINT,
    get: saved?.custom_cms_get_endpoint ?? USUAL_ENDPOINT,
    mapping: {
      title: nameOf('title'),
      content: nameOf('content'),
      slug: nameOf('slug'),
      featured_image: nameOf('featured_image'),
      published_at: nameOf('published_at'),
      author: nameOf('author'),
    },
  }
}

/** The form as it is sent: the mapping is null when all of it is empty (V-66). */
export function readForm({ baseUrl, key, post, put, get, mapping }: CmsForm) {
  const isMapped = CMS_PARTS.some((part) => mapping[part].trim() !== '')
  return {
    type: 'custom-cms',
    apiBaseUrl: baseUrl.trim(),
    apiKey: key.trim(),
    postEndpoint: post.trim(),
    putEndpoint: put.trim(),
    getEndpoint: get.trim(),
    fieldMapping: isMapped ? mapping : null,
  } as const
}

/** Whether the saved key is sent on to the typed address. */
export function keepsKey({ baseUrl }: Pick<CmsForm, 'baseUrl'>, saved: Integration | null): boolean {
  return keepsCmsKey(saved?.custom_cms_api_base_url ?? null, baseUrl.trim())
}

/** What keeps the form from being saved (V-66); null for what is right. */
export function checkForm(form: CmsForm, saved: Integration | null) {
  const isUrl = readBaseUrl(form.baseUrl.trim()) !== null
  const hasKey = form.key.trim() !== '' || keepsKey(form, saved)
  return { baseUrl: isUrl ? null : BAD_CMS_URL, key: hasKey ? null : NO_CMS_KEY }
}
