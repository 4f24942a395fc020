import type { ReactNode } from 'react'
import { nameStatus, TYPE_NAMES, type PageDetails } from '#features/pages/web/index.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { formatDay } from '#ui/dates/moments.ts'
import { formatNoun } from '#ui/numbers.ts'
import { describeLanguage } from './describe-page.ts'
import classes from './PageDrawer.module.css'

interface PageFactsProps {
  page: PageDetails
  now: Date
}

/** What the last visit found in a page, or why there is nothing. All of its texts were written by others. */
export function PageFacts({ page, now }: PageFactsProps) {
  const facts = [
    ...listVisit(page, now),
    ...(page.crawled_at === null ? [] : listContent(page)),
    ...listPlace(page),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
    </dl>
  )
}

interface NamedFact {
  name: string
  value: ReactNode
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function listVisit(page: PageDetails, now: Date): NamedFact[] {
  const { crawled_at: crawledAt, crawl_problem: problem, status_code: status } = page
  const wasVisited = crawledAt !== null || status !== null || problem !== null
  return [
    {
      name: 'Crawled',
      value:
        crawledAt === null ? (
          wasVisited ? (
            'It could not be read yet'
          ) : (
            'Not yet: the next crawl of the site visits it'
          )
        ) : (
          <DateCell date={crawledAt} now={now} />
        ),
    },
    ...(problem === null
      ? []
      : [{ name: 'Problem', value: <span className={classes.problem}>{problem}</span> }]),
    ...(status === null ? [] : [{ name: 'HTTP status', value: nameStatus(status) }]),
    ...(page.redirects_to === null
      ? []
      : [{ name: 'Redirects to', value: <PageLink url={page.redirects_to} /> }]),
  ]
}

function listContent(page: PageDetails): NamedFact[] {
  const { canonical_url: canonical } = page
  return [
    { name: 'Title', value: <Words text={page.title} /> },
    { name: 'Description', value: <Words text={page.description} /> },
    {
      name: 'Canonical',
      value:
        canonical === null ? (
          'None is named'
        ) : canonical === page.url ? (
          'This page itself'
        ) : (
          <PageLink url={canonical} />
        ),
    },
    {
      name: 'In search',
      value: page.is_noindex ? 'No: the page says noindex' : 'Allowed',
    },
    { name: 'Words', value: page.word_count === null ? '–' : formatNoun(page.word_count, 'word', 'words') },
    { name: 'Language', value: describeLanguage(page.language) },
    { name: 'Published', value: page.published_at === null ? '–' : formatDay(page.published_at) },
    { name: 'Changed', value: page.modified_at === null ? '–' : formatDay(page.modified_at) },
  ]
}

function listPlace(page: PageDetails): NamedFact[] {
  const { type, type_reason: reason, parent_category: category, stock_status: stock } = page
  return [
    {
      name: 'Type',
      value: (
        <>
          {TYPE_NAMES[type]}
          {reason !== null && <span className={classes.dimmed}> · {reason}</span>}
        </>
      ),
    },
    ...(category === null ? [] : [{ name: 'Parent category', value: <Words text={category} /> }]),
    ...(stock === null ? [] : [{ name: 'Stock', value: stock }]),
    {
      name: 'Internal links',
      value: `${formatNoun(page.inLinksCount, 'page links', 'pages link')} to it, ${formatNoun(page.inLinksFromBlog, 'one', 'of them')} from the blog`,
    },
  ]
}

function Words({ text }: { text: string | null }) {
  if (text === null || text.trim() === '') return 'None'
  return (
    <bdi className={classes.long} title={text}>
      {text}
    </bdi>
  )
}

function PageLink({ url }: { url: string }) {
  const { host, rest, href } = describeUrl(url)
  const words = <bdi>{`${host}${rest}`}</bdi>
  return href === null ? (
    words
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" title={url}>
      {words}
    </a>
  )
}
