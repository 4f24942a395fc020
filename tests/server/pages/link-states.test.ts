import { expect, test } from 'vitest'
import { openLinks } from '#tests/support/pages/page-world.ts'

/**
 * The home page links to a, b and c in its menu, a to b in its content and to gone and moved, c only to itself. No page
 * links to lonely, hidden and fresh. Gone answers with 404, silent with nothing, moved redirects, fresh was not
 * visited.
 */
async function openSite() {
  const plan = await openLinks()
  const { look, contentplanId, call, first } = plan
  const names = ['gone', 'silent', 'moved', 'lonely', 'hidden', 'fresh', 'paper']
  const [gone, silent, moved, lonely, hidden, fresh, paper] = await plan.addPages(names)
  const [home] = await plan.addPages([''])
  const { a, b, c } = plan.pages
  await look(`delete from page_links where contentplan_id = ${contentplanId}`)
  await look(`update pages set status_code = 200, crawled_at = now() where contentplan_id = ${contentplanId}`)
  await look(`update pages set type = 'home' where id = ${home}`)
  await look(`update pages set status_code = 404 where id = ${gone}`)
  await look(
    `update pages set status_code = null, crawl_problem = 'It does not answer.' where id = ${silent}`,
  )
  await look(
    `update pages set status_code = 301, redirects_to = 'https://shop.example/a' where id = ${moved}`,
  )
  await look(`update pages set is_excluded = true where id = ${hidden}`)
  await look(`update pages set status_code = null, crawled_at = null where id = ${fresh}`)
  await look(`update pages set crawl_problem = 'It is no web page but application/pdf.' where id = ${paper}`)
  const links: [from: number, to: number, anchor: string, isInContent: boolean][] = [
    [home, a, 'Menu', false],
    [home, b, 'Menu', false],
    [home, c, 'Menu', false],
    [a, b, '=1+1', true],
    [a, gone, 'Gone', true],
    [a, silent, 'Silent', false],
    [a, moved, 'Moved', true],
    [a, paper, 'Paper', true],
    [b, a, 'Back, "at once"', true],
    [b, a, 'Back', true],
    [c, c, 'Self', true],
  ]
  for (const [place, [from, to, anchor, isInContent]] of links.entries())
    await look(`insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
      select id, ${place}, workspace_id, contentplan_id, ${to}, '${anchor}', 'Text', ${isInContent}, ${place % 2 === 0} from pages where id = ${from}`)
  const path = `/internal-links/contentplan/${contentplanId}`
  const readFile = async (rest: string) => {
    const headers = { authorization: `Bearer ${plan.jwt}` }
    const { body } = await plan.server.inject({ method: 'GET', url: `/api${path}${rest}`, headers })
    return body.split('\r\n')
  }
  const get = async (rest: string) => (await call('GET', `${path}${rest}`)).body
  return {
    ...plan,
    first,
    pages: { ...plan.pages, home, gone, moved, lonely },
    get,
    readFile,
    listPageNames: async (query: string) => {
      const { pages, total } = await get(`/page?${query}`)
      return [total, ...namesOf(pages)]
    },
    readPairs: async (query = '') => {
      const { pages, links: pairs, ...totals } = await get(`/graph?${query}`)
      const shown = namesOf(pages)
      return {
        ...totals,
        pages: shown,
        pairs: pairs.map(([from, to]: [number, number]) => `${shown[from]}>${shown[to]}`).toSorted(),
      }
    },
  }
}

test('orphans, dead ends, broken and redirecting targets of a site are counted and listed, each by its own rule', async () => {
  const { get, listPageNames, anchors, look, contentplanId, first, pages } = await openSite()
  expect(await get('/summary')).toEqual({
    crawled_at: null,
    pageCount: 11,
    uncrawledCount: 1,
    linkCount: 11,
    orphanCount: 2,
    deadEndCount: 2,
    brokenCount: 2,
    redirectCount: 1,
  })
  // In content only: the menu of the home page is its only way on, and the link to the silent page is in a menu.
  expect(await get('/summary?inContent=true')).toMatchObject({
    linkCount: 7,
    orphanCount: 2,
    deadEndCount: 3,
    brokenCount: 1,
    redirectCount: 1,
  })
  expect(await listPageNames('problem=orphan')).toEqual([2, 'c', 'lonely'])
  expect(await listPageNames('problem=dead-end')).toEqual([2, 'c', 'lonely'])
  expect(await listPageNames('problem=dead-end&inContent=true')).toEqual([3, '', 'c', 'lonely'])
  expect(await listPageNames('problem=orphan&sortColumn=incoming&sortDirection=desc&limit=1&page=2')).toEqual(
    [2, 'lonely'],
  )
  expect(await listPageNames('problem=orphan&page=9')).toEqual([2])
  expect(await anchors('target=broken')).toEqual([2, 'Gone', 'Silent'])
  expect(await anchors('target=broken&inContent=true')).toEqual([1, 'Gone'])
  expect(await anchors('target=redirect')).toEqual([1, 'Moved'])
  expect(await anchors('urlFilter=/b$&inContent=true&direction=incoming')).toEqual([1, '=1+1'])
  const { links } = await get('?target=redirect')
  expect(links[0]).toMatchObject({
    from_article_id: first,
    from_article_title: 'First',
    to_status_code: 301,
    to_redirects_to: 'https://shop.example/a',
  })
  await look(`insert into site_crawls (contentplan_id, workspace_id, ended_at)
    select id, workspace_id, '2031-05-06T07:08:09Z' from contentplans where id = ${contentplanId}`)
  expect(await get('/summary')).toMatchObject({ crawled_at: '2031-05-06T07:08:09Z' })
  expect((await get('/page?problem=orphan&limit=1')).pages).toEqual([
    {
      page_id: pages.c,
      url: 'https://shop.example/c',
      title: null,
      type: 'other',
      article_id: null,
      article_title: null,
      incoming: 1,
      outgoing: 0,
    },
  ])
})

test('the graph has the most linked pages, the links between them, and a chosen page with its neighbours', async () => {
  const { readPairs, get } = await openSite()
  const whole = await readPairs()
  expect(whole).toMatchObject({ pageTotal: 11, linkTotal: 9 })
  expect(whole.pages.slice(0, 2)).toEqual(['a', 'b'])
  expect(whole.pairs).toEqual(['>a', '>b', '>c', 'a>b', 'a>gone', 'a>moved', 'a>paper', 'a>silent', 'b>a'])
  const { pages } = await get('/graph')
  expect(pages[0]).toEqual({
    page_id: expect.any(Number),
    url: 'https://shop.example/a',
    type: 'other',
    incoming: 2,
    outgoing: 5,
  })
  expect(await readPairs('limit=2')).toEqual({
    pageTotal: 11,
    linkTotal: 2,
    pages: ['a', 'b'],
    pairs: ['a>b', 'b>a'],
  })
  expect(await readPairs('limit=2&url=https://SHOP.example/c')).toMatchObject({
    pages: ['c', ''],
    pairs: ['>c'],
  })
  expect(await readPairs('inContent=true')).toMatchObject({
    linkTotal: 5,
    pairs: ['a>b', 'a>gone', 'a>moved', 'a>paper', 'b>a'],
  })
})

test('the files of links and of pages hold what the lists hold, and no formula', async () => {
  const { readFile } = await openSite()
  const lines = await readFile('/export?urlFilter=https://shop.example/a&sortColumn=anchor_text')
  expect(lines).toEqual([
    '\ufeffFrom URL,To URL,Anchor text,Text around it,Place,Followed,Target answers,Redirects to,Cluster',
    "https://shop.example/a,https://shop.example/b,'=1+1,Text,Content,Nofollow,200,,First",
    'https://shop.example/b,https://shop.example/a,Back,Text,Content,Nofollow,200,,',
    'https://shop.example/b,https://shop.example/a,"Back, ""at once""",Text,Content,Yes,200,,',
    'https://shop.example/a,https://shop.example/gone,Gone,Text,Content,Yes,404,,First',
    'https://shop.example/,https://shop.example/a,Menu,Text,Navigation,Yes,200,,',
    'https://shop.example/a,https://shop.example/moved,Moved,Text,Content,Yes,301,https://shop.example/a,First',
    'https://shop.example/a,https://shop.example/paper,Paper,Text,Content,Nofollow,200,,First',
    'https://shop.example/a,https://shop.example/silent,Silent,Text,Navigation,Nofollow,,,First',
    '',
  ])
  expect(await readFile('/page/export?problem=orphan')).toEqual([
    '\ufeffURL,Title,Type,Cluster,Incoming,Outgoing',
    'https://shop.example/c,,other,,1,0',
    'https://shop.example/lonely,,other,,0,0',
    '',
  ])
})

/** The last parts of the URLs. */
function namesOf(pages: readonly { url: string }[]) {
  return pages.map(({ url }) => url.split('/').at(-1))
}
