import pg from 'pg'
import { itemAt } from '#platform/items.ts'

export interface SeededPlan {
  contentplanId: number
  workspaceId: number
}

/** The share of keywords of other plans and of another workspace, stored between the plan's own. */
const OTHERS = [
  { share: 0.1, isOwnWorkspace: true },
  { share: 0.1, isOwnWorkspace: false },
]

/**
 * Fills a plan with `count` keywords of three or four words in a tenth as many clusters, a tenth of them excluded,
 * a twentieth without a volume; and other plans with a fifth as many, all in one random order.
 */
export async function seedKeywords(
  url: string,
  { workspaceId, count }: { workspaceId: number; count: number },
): Promise<SeededPlan> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await seed(client, { workspaceId, count })
  } finally {
    await client.end()
  }
}

async function seed(
  client: pg.Client,
  { workspaceId, count }: { workspaceId: number; count: number },
): Promise<SeededPlan> {
  const insert = async (statement: string) =>
    Number(itemAt((await client.query<{ id: number }>(`${statement} returning id`)).rows, 0).id)
  const other = await insert(
    `insert into workspaces (name, type, paid_plans) values ('Other', 'managed', 99)`,
  )
  const addPlan = (workspace: number) =>
    insert(`insert into contentplans (workspace_id, name, country, language, type, keyword_limit)
      values (${workspace}, 'Seeded', 'USA', 'en', 'managed', 10000000)`)
  const contentplanId = await addPlan(workspaceId)
  const plans = [{ plan: contentplanId, workspace: workspaceId, keywords: count }]
  for (const { share, isOwnWorkspace } of OTHERS) {
    const workspace = isOwnWorkspace ? workspaceId : other
    plans.push({ plan: await addPlan(workspace), workspace, keywords: Math.round(count * share) })
  }
  await client.query('create temporary table seeded (n integer, plan integer, workspace integer)')
  for (const { plan, workspace, keywords } of plans)
    await client.query(
      `insert into seeded select n, ${plan}, ${workspace} from generate_series(1, ${keywords}) n`,
    )
  await client.query(`
    insert into articles (workspace_id, contentplan_id, title, keyword_count)
    select workspace, plan, 'Cluster number ' || n, 4 from seeded where n % 10 = 0`)
  await client.query(`create temporary table clusters as
    select contentplan_id as plan, substring(title from '\\d+$')::integer as n, id from articles`)
  await client.query(INSERT_KEYWORDS)
  await client.query('vacuum (analyze) keywords')
  await client.query('vacuum (analyze) articles')
  return { contentplanId, workspaceId }
}

const WORDS =
  `trail,running,shoes,men,women,kids,best,cheap,light,waterproof,winter,summer,mountain,road,city,hiking,
  walking,boots,sandals,socks,jacket,pants,shorts,shirt,hat,gloves,backpack,tent,bottle,stove,map,compass,watch,band,
  lamp,rope,review,test,price,sale,guide,size,wide,narrow,black,white,blue,green,red,grey,new,used,near me,online,
  store,brand,how to,what is,which,where,when`
    .split(',')
    .map((word) => word.trim())
const LIST = `array[${WORDS.map((word) => `'${word}'`).join(',')}]`

/** Spreads numbers over the words without repeats, because their count has no divisor in common with 7919. */
const INSERT_KEYWORDS = `
  insert into keywords (workspace_id, contentplan_id, keyword, folded, estimated_search_volume, difficulty, cpc,
    competition, source, article_id, excluded)
  select workspace, s.plan, text, text,
    case when s.n % 20 = 0 then null else (10 * exp(8 * power(random(), 3)))::integer end,
    case when s.n % 3 = 0 then null else round(random() * 100) end,
    case when s.n % 4 = 0 then null else round((random() * 5)::numeric, 2) end,
    case when s.n % 4 = 0 then null else round(random() * 100) end,
    (array['upload', 'upload', 'related', 'google_search_console', 'auto-expand'])[1 + s.n % 5],
    case when s.n % 10 < 4 then c.id end, s.n % 10 = 9
  from (
    select *, concat_ws(' ', w[1 + spread % size], w[1 + spread / size % size], w[1 + spread / size / size % size],
      w[1 + spread / size / size / size % size]) as text
    from (
      select *, n::bigint * 7919 % (${WORDS.length}::bigint ^ 4)::bigint as spread, ${LIST} as w, ${WORDS.length} as size
      from seeded
    ) spreading
  ) s
  left join clusters c on c.plan = s.plan and c.n = s.n / 10 * 10
  order by random()`
