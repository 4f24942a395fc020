import type { WebflowField } from '../../contract/webflow.ts'
import { SHORTEST_WEBFLOW_KEY } from '../../contract/webflow-key.ts'
import { listBodyFields, listSummaryFields } from '../../rules.ts'

/** What is typed and chosen; an empty text is nothing chosen yet. */
export interface WebflowForm {
  /** The saved key is never here. */
  key: string
  siteId: string
  collectionId: string
  body: string
  summary: string
}

export const EMPTY_FORM: WebflowForm = { key: '', siteId: '', collectionId: '', body: '', summary: '' }

/** M-13: another key, site or collection takes away what was chosen below it. */
export function changeForm(form: WebflowForm, part: Partial<WebflowForm>): WebflowForm {
  const { key = form.key, siteId = form.siteId, collectionId = form.collectionId } = part
  if (key.trim() !== form.key.trim()) return { ...EMPTY_FORM, key }
  if (siteId !== form.siteId) return { ...EMPTY_FORM, key, siteId }
  if (collectionId !== form.collectionId) return { ...EMPTY_FORM, key, siteId, collectionId }
  return { ...form, ...part }
}

/** V-64: why the key cannot be used; null when it can. */
export function explainKey(key: string): string | null {
  const { length } = key.trim()
  if (length === 0) return 'Required.'
  return length < SHORTEST_WEBFLOW_KEY
    ? `A key has ${SHORTEST_WEBFLOW_KEY} characters or more. Please paste the whole key.`
    : null
}

/** V-64: whether all five are there. */
export function isComplete({ key, siteId, collectionId, body, summary }: WebflowForm): boolean {
  return explainKey(key) === null && [siteId, collectionId, body, summary].every((one) => one !== '')
}

/** Whether a collection has a field for the body and one for the summary. */
export function isSuitable(fields: readonly WebflowField[]): boolean {
  return listBodyFields(fields).length > 0 && listSummaryFields(fields).length > 0
}

/** The names of the fields that a collection requires and an article cannot fill. */
export function listUnfilled(
  fields: readonly WebflowField[],
  { body, summary }: Pick<WebflowForm, 'body' | 'summary'>,
): string[] {
  const filled = new Set(['name', 'slug', body, summary])
  const isChosen = body !== '' && summary !== ''
  return isChosen
    ? fields
        .filter(({ is_required: isRequired, slug }) => isRequired && !filled.has(slug))
        .map(({ name }) => name)
    : []
}
