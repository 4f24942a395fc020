import { describe, expect, test } from 'vitest'
import { checkForm, fillForm, NO_MAPPING, readForm } from './cms-form.ts'
import { writeCalls } from './write-curl.ts'

const empty = fillForm(null)
const saved = {
  type: 'custom-cms',
  connected_at: '2031-05-06T12:00:00Z',
  site_url: null,
  wp_domain: null,
  gsc_property: null,
  gsc_country: null,
  gsc_url_include: null,
  gsc_url_exclude: null,
  ga_property: null,
  ga_name: null,
  ga_events: null,
  wp_user: null,
  wf_site_id: null,
  wf_collection_id: null,
  wf_schema_body: null,
  wf_schema_summary: null,
  shopify_store: null,
  shopify_blog_id: null,
  notion_workspace_name: null,
  notion_page_id: null,
  notion_page_title: null,
  custom_cms_api_base_url: 'https://cms.example/api',
  custom_cms_post_endpoint: '/a',
  custom_cms_put_endpoint: '/b/{id}',
  custom_cms_get_endpoint: '/c',
  custom_cms_field_mapping: { ...NO_MAPPING, title: 'headline', slug: null },
  last_used_at: null,
  last_error: null,
  last_error_at: null,
} as const
const BAD = 'Please enter a valid URL starting with http:// or https://'

function textsOf(change: Partial<typeof empty>) {
  const calls = writeCalls({ ...empty, ...change })
  return Object.fromEntries(calls.map(({ name, text }) => [name, text]))
}

describe('the form of a custom CMS', () => {
  test('shows what is saved, but never the key', () => {
    expect(fillForm(saved)).toEqual({
      baseUrl: 'https://cms.example/api',
      key: '',
      post: '/a',
      put: '/b/{id}',
      get: '/c',
      mapping: { ...NO_MAPPING, title: 'headline' },
    })
  })

  test.each([
    ['', '', BAD, 'Required.'],
    ['cms.example', 'key', BAD, null],
    ['ftp://cms.example', 'key', BAD, null],
    [' https://cms.example ', 'key', null, null],
    ['http://cms.example', '  ', null, 'Required.'],
  ])('with the address %j and the key %j says %j and %j', (baseUrl, key, urlProblem, keyProblem) => {
    expect(checkForm({ ...empty, baseUrl, key }, null)).toEqual({ baseUrl: urlProblem, key: keyProblem })
  })

  test.each([
    ['https://cms.example/v2', null],
    ['https://CMS.example', null],
    ['https://cms.example:8443', 'Required.'],
    ['http://cms.example/api', 'Required.'],
    ['https://other.example', 'Required.'],
  ])('keeps the saved key for %s: %j', (baseUrl, problem) => {
    expect(checkForm({ ...empty, baseUrl }, saved).key).toBe(problem)
  })

  test.each([
    ['https://cms.example', null],
    ['https://other.example', 'Required.'],
  ])('keeps a key that was saved for http://cms.example for %s: %j', (baseUrl, problem) => {
    const before = { ...saved, custom_cms_api_base_url: 'http://cms.example' }
    expect(checkForm({ ...empty, baseUrl }, before).key).toBe(problem)
  })

  test('is sent without a mapping when all of it is empty', () => {
    expect(readForm({ ...empty, mapping: { ...NO_MAPPING, title: '  ' } }).fieldMapping).toBe(null)
    const mapping = { ...NO_MAPPING, slug: 'path' }
    expect(readForm({ ...empty, mapping }).fieldMapping).toEqual(mapping)
  })
})

describe('the calls of the guide', () => {
  test('have the addresses and fields of the user, and a placeholder for the key', () => {
    const texts = textsOf({
      ...fillForm(saved),
      key: 'secret',
      mapping: { ...NO_MAPPING, title: 'headline', slug: 'path' },
    })
    expect(texts['List the posts with a slug']).toBe(
      "curl -X GET 'https://cms.example/api/c?path=hiking-boots' \\\n  -H 'Authorization: Bearer YOUR_API_KEY'",
    )
    expect(texts['Change a post']).toContain(
      `curl -X PUT 'https://cms.example/api/b/12' \\\n  -H 'Authorization: Bearer YOUR_API_KEY' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "headline": "How to choose hiking boots",\n  "path": "hiking-boots"\n}'`,
    )
    expect(texts['Create a post']).toContain("-H 'Idempotency-Key: keyloom-7'")
    expect(JSON.stringify(texts)).not.toContain('secret')
  })

  test('are examples while no address is typed, and stay one word of the shell each', () => {
    expect(textsOf({})['Take a post back']).toContain("'https://cms.example/api/posts/12'")
    const texts = textsOf({
      baseUrl: 'https://cms.example',
      get: "/it's",
      mapping: { ...NO_MAPPING, title: "o'" },
    })
    expect(texts['List the posts with a slug']).toContain(String.raw`'https://cms.example/it'\''s?o%27=`)
    expect(texts['Create a post']).toContain(String.raw`"o'\''"`)
  })
})
