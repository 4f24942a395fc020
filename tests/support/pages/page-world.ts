import { openKeywordPlan } from '#tests/support/keywords/keyword-world.ts'

/** A plan with pages `a`, `b` and `c` of a shop, and two clusters of a keyword each. */
export async function openPagePlan() {
  const plan = await openKeywordPlan()
  const { look, call, contentplanId } = plan
  const path = `/contentplan/${contentplanId}/page`
  const addPages = async (names: string[]) =>
    (await call('POST', path, { urls: names.map((name) => `https://shop.example/${name}`) })).body.pageIds
  const [a, b, c] = await addPages(['a', 'b', 'c'])
  await plan.save([{ keyword: 'one' }, { keyword: 'two' }])
  const ids = await plan.ids()
  const first = await plan.addArticle('First')
  const second = await plan.addArticle('Second')
  await plan.change({ keywordIds: [ids['one']], action: 'move', toArticleId: first })
  await plan.change({ keywordIds: [ids['two']], action: 'move', toArticleId: second })
  const listPages = (query = '') => call('GET', `${path}?${query}`)
  return {
    ...plan,
    pages: { a: Number(a), b: Number(b), c: Number(c) },
    word: (keyword: string) => ids[keyword] ?? 0,
    first,
    second,
    pagePath: path,
    addPages,
    listPages,
    /** The last parts of the URLs, in the order of the list. */
    pageNames: async (query = ''): Promise<string[]> =>
      (await listPages(query)).body.pages.map(({ url }: { url: string }) => url.split('/').at(-1)),
    /** The lines of the file of a list. */
    readCsv: async (query: string): Promise<string[]> => {
      const { body } = await plan.server.inject({
        method: 'GET',
        url: `/api${path}/export?${query}`,
        headers: { authorization: `Bearer ${plan.jwt}` },
      })
      return body.trim().split('\r\n')
    },
    changePages: (input: object) => call('PUT', path, input),
    match: (pageId: number, articleId: number | null) =>
      call('PUT', path, { pageIds: [pageId], action: 'setPageArticle', articleId }),
    /** The page of each cluster by its title, with `!` when the match is locked. */
    readMatches: async () =>
      Object.fromEntries(
        (
          await look(`select a.title, right(p.url, 1) || case when article_id_locked then '!' else '' end as page,
            article_id_locked as locked from articles a left join pages p on p.id = a.page_id order by a.id`)
        ).map(({ title, page, locked }) => [title, page ?? (locked === true ? '!' : null)]),
      ),
  }
}

/** a links to b twice and to c, b to a, c to itself; the first cluster is matched with a. */
export async function openLinks() {
  const plan = await openPagePlan()
  const { a, b, c } = plan.pages
  for (const [from, place, to, anchor] of [
    [a, 0, b, 'Zebra'],
    [a, 1, c, 'apple'],
    [a, 2, b, 'Mango'],
    [b, 0, a, 'home'],
    [c, 0, c, 'self'],
  ])
    await plan.look(`insert into page_links (from_page_id, place, workspace_id, contentplan_id, to_page_id, anchor, text, is_in_content, is_followed)
      select ${from}, ${place}, workspace_id, contentplan_id, ${to}, '${anchor}', 'See ${anchor}', ${place === 0}, true from pages where id = ${from}`)
  await plan.look(`update articles set page_id = ${a} where id = ${plan.first}`)
  const list = (query = '') => plan.call('GET', `/internal-links/contentplan/${plan.contentplanId}?${query}`)
  const anchors = async (query = '') => {
    const { links, total } = (await list(query)).body
    return [total, ...links.map((link: { anchor_text: string }) => link.anchor_text)]
  }
  return { ...plan, listLinks: list, anchors }
}
