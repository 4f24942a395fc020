import { describe, expect, test } from 'vitest'
import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'
import { writeArticle } from '#tests/support/publishers/sample-article.ts'
import { pluginRootOf } from './wordpress-address.ts'
import { prepareBody } from './wordpress-mark.ts'
import { connectWordpressByPassword } from './wordpress-password.ts'
import { findRestRoot, tryPassword } from './wordpress-site.ts'

const { signal } = new AbortController()
const options = { signal }

interface Answer {
  status?: number
  link?: string
  body?: unknown
}

/** A website that answers at these addresses, as `GET https://shop.example/`, and is 404 everywhere else. */
function makeSite(answers: Record<string, Answer>) {
  const asked: string[] = []
  const request: SendRequest = async ({ method = 'GET', url, headers = {} }) => {
    const { origin, pathname, searchParams } = new URL(url)
    const route = searchParams.get('rest_route')
    const call = `${method} ${origin}${pathname}${route === null ? '' : `?rest_route=${route}`}`
    asked.push(headers['authorization'] === undefined ? call : `${call} with the password`)
    const { status = 200, link, body = {} } = answers[call] ?? { status: 404, body: 'Not found' }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    return { status, headers: link === undefined ? {} : { link }, body: Buffer.from(text), url: new URL(url) }
  }
  return { asked, request }
}

const INDEX = { body: { namespaces: ['wp/v2'], authentication: { 'application-passwords': {} } } }
const linkTo = (root: string) =>
  `<https://x.example/?p=1>; rel=shortlink, <${root}>; rel="https://api.w.org/"`

describe('the REST root of a website', () => {
  test.each<[string, string, Record<string, Answer>, string]>([
    [
      'below a path',
      'https://shop.example/blog/',
      {
        'HEAD https://shop.example/blog/': { link: linkTo('https://shop.example/blog/wp-json/') },
        'GET https://shop.example/blog/wp-json/': INDEX,
      },
      'https://shop.example/blog/wp-json/',
    ],
    [
      'below a path, without its link',
      'https://shop.example/blog/',
      { 'GET https://shop.example/blog/wp-json/': INDEX },
      'https://shop.example/blog/wp-json/',
    ],
    [
      'without readable addresses',
      'https://shop.example/',
      {
        'HEAD https://shop.example/': { link: linkTo('https://shop.example/index.php?rest_route=/') },
        'GET https://shop.example/index.php?rest_route=/': INDEX,
      },
      'https://shop.example/index.php?rest_route=/',
    ],
    [
      'without readable addresses and without its link',
      'https://shop.example/',
      { 'GET https://shop.example/index.php?rest_route=/': INDEX },
      'https://shop.example/index.php?rest_route=/',
    ],
    [
      'under another name for it',
      'https://shop.example/',
      {
        'HEAD https://shop.example/': { link: linkTo('https://shop.example/api/') },
        'GET https://shop.example/api/': INDEX,
      },
      'https://shop.example/api/',
    ],
  ])('is found %s', async (_, site, answers, root) => {
    expect(await findRestRoot(site, { ...makeSite(answers), signal })).toBe(root)
  })

  test.each<[string, Record<string, Answer>, string]>([
    ['is no WordPress', { 'HEAD https://shop.example/': {} }, 'No WordPress answers at this address.'],
    [
      'closes its REST API',
      { 'GET https://shop.example/wp-json/': { status: 403, body: 'Forbidden' } },
      'security plugin or firewall',
    ],
    [
      'has no application passwords',
      { 'GET https://shop.example/wp-json/': { body: { namespaces: ['wp/v2'], authentication: [] } } },
      'does not offer application passwords',
    ],
    [
      'answers without https',
      {
        'HEAD https://shop.example/': { link: linkTo('http://shop.example/wp-json/') },
        'GET http://shop.example/wp-json/': INDEX,
      },
      'only sent to a website with https',
    ],
  ])('is not found where the website %s', async (_, answers, words) => {
    const { asked, request } = makeSite(answers)
    await expect(findRestRoot('https://shop.example/', { request, signal })).rejects.toThrow(words)
    expect(asked.filter((call) => call.endsWith('with the password'))).toEqual([])
  })

  test('names the same site as a key of the plugin', () => {
    expect(pluginRootOf('https://shop.example/wp-json/')).toBe('https://shop.example/wp-json/keyloom/v1')
    expect(pluginRootOf('https://shop.example/index.php?rest_route=/')).toBe(
      'https://shop.example/index.php?rest_route=/keyloom/v1',
    )
  })
})

describe('an application password', () => {
  const login = { user: 'ed', password: 'p' }

  test('is not sent without https', async () => {
    const { asked, request } = makeSite({})
    const site = { ...login, restRoot: 'http://shop.example/wp-json/', request }
    await expect(tryPassword(site, options)).rejects.toThrow('only sent to a website with https')
    const publisher = connectWordpressByPassword({ ...site, isSandbox: false })
    await expect(publisher.create(writeArticle(), options)).rejects.toThrow(
      'only sent to a website with https',
    )
    expect(asked).toEqual([])
  })

  test.each<[number, unknown, string, string]>([
    [401, { code: 'incorrect_password' }, 'auth', 'refuses the application password'],
    [401, { code: 'invalid_username' }, 'auth', 'does not know this user'],
    [401, { code: 'rest_not_logged_in' }, 'auth', 'let the header Authorization through'],
    [401, { code: 'application_passwords_disabled' }, 'auth', 'does not offer application passwords'],
    [401, { code: 'application_passwords_disabled_for_user' }, 'auth', 'may have no application passwords'],
    [401, '<h1>Sign in to this server</h1>', 'forbidden', 'security plugin or firewall'],
    [403, '<h1>Blocked</h1>', 'forbidden', 'security plugin or firewall'],
    [403, { code: 'rest_cannot_edit' }, 'forbidden', 'needs the role Editor or Administrator'],
    [404, { code: 'rest_no_route' }, 'forbidden', 'switched the REST API of WordPress off'],
    [404, '<h1>Not found</h1>', 'bad_response', 'cannot be read'],
    [301, '', 'bad_response', 'The website has moved'],
    [429, {}, 'rate_limited', 'asks to slow down'],
    [503, '<h1>Maintenance</h1>', 'unavailable', 'does not work at the moment'],
    [200, '<h1>Welcome</h1>', 'bad_response', 'cannot be read'],
  ])('that WordPress answers with %s %j is a failure of kind %s: %s', async (status, body, kind, words) => {
    const { request } = makeSite({ 'GET https://shop.example/wp-json/wp/v2/users/me': { status, body } })
    const failure: unknown = await tryPassword(
      { ...login, restRoot: 'https://shop.example/wp-json/', request },
      options,
    ).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AdapterError)
    expect(failure).toMatchObject({ kind, message: expect.stringContaining(words) })
  })
})

test.each([
  ['<p>one</p>\n<p>two\n  lines</p>', '<p>one*</p> <p>two lines</p>'],
  ['<h2>a</h2>\n<pre>one\n  two</pre>\n<p>b\nc</p>', '<h2>a</h2> <pre>one\n  two</pre> <p>b c*</p>'],
  ['<pre>one\ntwo', '*<pre>one\ntwo'],
  ['<!-- wp:html --><p>[gallery]</p><!<!-- -->-- more -->', '<p>&#91;gallery]*</p>'],
])('the body %j is stored as %j, with its mark at the *', (html, stored) => {
  const mark = '<!-- keyloom:keyloom-1-a: -->'
  expect(prepareBody({ marker: 'keyloom-1-a', html })).toBe(stored.replace('*', mark))
})
