import { openOverlapPlan } from '#tests/support/overlap/overlap-world.ts'

/** For which keyword a page was seen how often: in the last 30 days, and in the 30 days before. */
interface Seen {
  keyword: string
  page: string
  impressions: number | null
  clicks?: number
  position?: number
  before?: number | null
}

/** Ten results, one for each letter. */
export const serpOf = (names: string) => [...names].map((name) => `https://${name}.example/`)

/**
 * A plan for own.example. The cluster Boots has the page boots and two keywords with the same results. Those of Hikers
 * share six of ten with them, and those of Tents none; both have pages, too.
 */
export async function openBoots() {
  const plan = await openOverlapPlan()
  const { workspaceId, contentplanId, look, call } = plan
  const place = `${workspaceId}, ${contentplanId}`
  const ids = await plan.addKeywords({
    boots: serpOf('abcdefghij'),
    'snow boots': serpOf('abcdefghij'),
    hikers: serpOf('abcdefuvwx'),
    tents: serpOf('klmnopqrst'),
    'rubber boots': serpOf('abcdefghiz'),
    'ski boots': serpOf('abcdefghyz'),
    'boots sale': null,
    stove: serpOf('0123456789'),
  })
  const idOf = (keyword: string) => Number(ids[keyword])
  const boots = await plan.addCluster('Boots', [idOf('boots'), idOf('snow boots')])
  const hikers = await plan.addCluster('Hikers', [idOf('hikers')])
  const tents = await plan.addCluster('Tents', [idOf('tents')])
  await look(`update contentplans set domain = 'own.example' where id = ${contentplanId};
    update keywords set in_queue = true where id = ${idOf('ski boots')};
    update keywords set excluded = true where id = ${idOf('boots sale')}`)
  const pages: Record<string, number> = {
    boots: await plan.addPage('boots', boots),
    hikers: await plan.addPage('hikers', hikers),
    tents: await plan.addPage('tents', tents),
    old: await plan.addPage('old'),
  }
  return {
    ...plan,
    idOf,
    pageOf: (name: string) => Number(pages[name]),
    boots,
    hikers,
    tents,
    seen: async (...rows: Seen[]) => {
      const values = rows.map(
        ({ keyword, page, impressions, clicks = 0, position = 5, before = null }) =>
          `(${idOf(keyword)}, ${pages[page]}, ${place}, ${impressions}, ${clicks}, ${position}, ${before})`,
      )
      await look(`insert into keyword_pages (keyword_id, page_id, workspace_id, contentplan_id, impressions_last, clicks_last,
        position_last, impressions_prev) values ${values.join()}`)
    },
    /** Replaces what ranks for a keyword. */
    ranks: (keyword: string, urls: string[], titles = urls) =>
      look(`update serps set urls = '{${urls.join()}}', titles = '{${titles.map((title) => `"${title}"`).join()}}'
        where keyword = '${keyword}'`),
    ask: (path: string, articleId = boots) => call('GET', `/article/${articleId}/${path}`),
  }
}
