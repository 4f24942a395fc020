import { sql } from 'kysely'
import { saveText } from '#features/articles/server/index.ts'
import type { Plan } from '#features/contentplans/server/index.ts'
import type { Brief, EvidenceCard, Research, SourcePage } from '#features/writing/contract.ts'
import { citeEvidence, renderBrief, renderResearch } from '#features/writing/evidence/index.ts'
import { REWRITE_STATUSES, type RewriteStatus } from '#features/writing/rules.ts'
import { makeProfile } from '#features/writing/score/index.ts'
import { keepResearch, keepSources } from '#features/writing/server/material/research-rows.ts'
import { storeSource } from '#features/writing/server/sources/store-source.ts'
import type { PlanContext } from '#tests/support/jobs/job-world.ts'

export const CARE_URL = 'https://fells.example/boot-care'
const FIT_URL = 'https://boots.example/how-boots-fit'

const CARE = [
  'Leather boots last for years when their owner brushes the mud off after every walk.',
  'Wax keeps the rain out of leather because it closes the pores of the hide.',
  'Wet boots dry best in a warm room that is far away from any stove.',
]
const FIT = [
  'Hiking boots fit well when the heel stays in its place on the way down.',
  'Most shops advise their customers to try boots on in the evening, because feet swell during the day.',
  'A boot that is too short hurts the toes on every long descent.',
]

function page(
  url: string,
  position: number,
  { title, lines }: { title: string; lines: string[] },
): SourcePage {
  const text = [title, ...lines].join('\n')
  return {
    url,
    position,
    title,
    language: 'en',
    date: null,
    headings: [{ level: 1, text: title }],
    text,
    wordCount: text.split(/\s+/).length,
  }
}

const PAGES = [
  page(FIT_URL, 1, { title: 'How hiking boots fit', lines: FIT }),
  page(CARE_URL, 2, { title: 'How to care for boots', lines: CARE }),
]

function section(heading: string): Brief['outline'][number] {
  return {
    heading,
    points: [`What to know about ${heading.toLowerCase()}.`],
    terms: ['boots'],
    questions: [],
    words: 150,
  }
}

const BRIEF: Brief = {
  title: 'Hiking boots: fit and care',
  description: 'How hiking boots fit, and how they last for years.',
  slug: 'hiking-boots',
  angle: 'For people who walk a lot.',
  audience: 'Walkers',
  words: { least: 300, most: 600 },
  outline: [section('How boots fit'), section('How to care for boots')],
  terms: ['hiking boots', 'leather', 'heel'],
  faqs: ['How long do hiking boots last?'],
  links: [],
  gaps: [],
}

const card = (id: string, of: number, quote: string, url: string): EvidenceCard => ({
  id,
  section: of,
  kind: 'fact',
  quote,
  paraphrase: quote,
  url,
  date: null,
})

const RESEARCH: Research = {
  cards: [
    ...FIT.map((quote, place) => card(`E${place + 1}`, 0, quote, FIT_URL)),
    ...CARE.map((quote, place) => card(`E${place + 4}`, 1, quote, CARE_URL)),
  ],
  contradictions: [],
  missing: [],
}

const DRAFT = citeEvidence(
  `## How boots fit\n\n${FIT.map((line, at) => line.replace(/\.$/, ` [[E${at + 1}]].`)).join(' ')}\n\n## How to care for boots\n\n${CARE.map((line, at) => line.replace(/\.$/, ` [[E${at + 4}]].`)).join(' ')}`,
  RESEARCH.cards,
).markdown

/** What agents have written of an article of this status: two sections from two pages, so that its run is short. */
export async function prepareArticle(
  { database, now }: PlanContext,
  { plan, articleId, status }: { plan: Plan; articleId: number; status: RewriteStatus },
): Promise<void> {
  const of = { plan, articleId }
  for (const { url, position: _, ...content } of PAGES)
    await storeSource({ database, now }, { plan, fetched: { url, status: 200, content, problem: null } })
  const profile = makeProfile({
    pages: PAGES,
    keywords: ['hiking boots'],
    mainKeyword: 'hiking boots',
    language: 'en',
  })
  await keepSources({ database }, { ...of, urls: PAGES.map(({ url }) => url), profile })
  const texts = [
    { section: 'description', agent: 'brief', text: renderBrief(BRIEF) },
    {
      section: 'research',
      agent: 'research',
      text: renderResearch(
        RESEARCH,
        PAGES,
        BRIEF.outline.map(({ heading }) => heading),
      ),
    },
    { section: 'draft', agent: 'draft', text: DRAFT },
    { section: 'final', agent: 'editor', text: `# ${BRIEF.title}\n\n${DRAFT}` },
  ] as const
  const done = REWRITE_STATUSES.indexOf(status)
  if (done >= REWRITE_STATUSES.indexOf('researched'))
    await keepResearch({ database }, { ...of, found: RESEARCH })
  for (const text of texts.slice(0, done))
    await saveText({ database, actor: { kind: 'run', userId: null } }, { ...of, ...text })
  await sql`
    update articles set status = ${status}
    where workspace_id = ${plan.workspaceId} and contentplan_id = ${plan.id} and id = ${articleId}
  `.execute(database)
}
