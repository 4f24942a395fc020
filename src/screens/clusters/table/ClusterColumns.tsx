import type { ArticleDimension, FilterMetric } from '#features/articles/rules.ts'
import { DIMENSION_NAMES, type Article } from '#features/articles/web/index.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { DateCell } from '#ui/cells/DateCell.tsx'
import { PageCell } from '#ui/cells/PageCell.tsx'
import { WordsCell } from '#ui/cells/WordsCell.tsx'
import type { DataColumn } from '#ui/table/columns.ts'
import { nameAlerts } from '../describe-cluster.ts'
import { ATTRIBUTES, explainAttribute, showAttribute, type Attribute } from './attributes.ts'
import type { OpenAttribute } from './AttributeMenu.tsx'
import classes from './ClusterCells.module.css'
import type { Line } from './lines.ts'
import { metricColumn } from './MetricColumn.tsx'
import { TitleCell } from './TitleCell.tsx'

export interface ColumnsInput {
  place: PlanPlace
  dimensions: readonly ArticleDimension[]
  metrics: readonly FilterMetric[]
  /** The time from which dates are told. */
  now: Date
  onToggle: (articleId: number) => void
  onTogglePage: (article: Article) => void
  onOpenEvidence: (articleId: number) => void
  onAttribute: (open: OpenAttribute) => void
}

/** Columns of the cluster list: those that are always there, the chosen dimensions and metrics, and optional ones. */
export function listColumns(input: ColumnsInput): readonly DataColumn<Line>[] {
  const { dimensions, metrics } = input
  return [
    titleColumn(input),
    pageColumn(input),
    ...dimensions.map((name) => dimensionColumn(name, input)),
    ...metrics.map((name) => metricColumn(name)),
    {
      key: 'topic_name',
      header: 'Hub',
      width: 160,
      isOptional: true,
      value: ofArticle(({ topic_name: name }) => name),
      cell: ofCluster(({ topic_name: name }) => (name === null ? '–' : <WordsCell text={name} />)),
    },
    {
      key: 'main_keyword',
      header: 'Main keyword',
      width: 200,
      isOptional: true,
      value: ofArticle(({ main_keyword: keyword }) => keyword),
      cell: ofCluster(({ main_keyword: keyword }) => (keyword === null ? '–' : <WordsCell text={keyword} />)),
    },
    ...OTHER_METRICS.filter((name) => !metrics.includes(name)).map((name) => ({
      ...metricColumn(name),
      isOptional: true,
    })),
  ]
}

/** Metrics that were columns before there were pickers, and that many people keep in sight. */
const OTHER_METRICS = [
  'keyword_count',
  'estimated_search_volume',
  'relevance',
  'serp_overlap',
  'potential_clicks',
  'google_impressions_last',
  'google_clicks_last',
  'google_ctr_last',
  'google_position_last',
] as const satisfies FilterMetric[]

function ofArticle<Value extends string | number | null>(read: (article: Article) => Value) {
  return ({ article }: Line) => read(article)
}

/** A cell of clusters that is empty for what is below them. */
function ofCluster<Node>(render: (article: Article) => Node) {
  return (line: Line) => (line.kind === 'cluster' ? render(line.article) : null)
}

function titleColumn({ place, onToggle, onOpenEvidence }: ColumnsInput): DataColumn<Line> {
  return {
    key: 'title',
    header: 'Cluster',
    isFixed: true,
    leastWidth: 176,
    value: ofArticle(({ title }) => title),
    cell: (line) => {
      if (line.kind === 'note') return <span className={classes.note}>{line.text}</span>
      if (line.kind === 'keyword')
        return (
          <span className={classes.keyword}>
            <WordsCell text={line.keyword.keyword} />
            {line.keyword.is_main && <span className={classes.main}>Main keyword</span>}
          </span>
        )
      return (
        <TitleCell
          place={place}
          article={line.article}
          isOpen={line.isOpen}
          onToggle={onToggle}
          onOpenEvidence={onOpenEvidence}
        />
      )
    },
  }
}

function pageColumn({ onTogglePage }: ColumnsInput): DataColumn<Line> {
  return {
    key: 'article_url',
    header: 'Page',
    width: 168,
    leastWidth: 104,
    isLastOnPhones: true,
    value: ofArticle(({ article_url: url }) => url),
    cell: (line) => {
      const { article_url: url } = line.article
      if (line.kind !== 'cluster') return null
      if (url === null) return '–'
      return (
        <span className={classes.page}>
          <input
            type="checkbox"
            aria-label={`Select page ${describeUrl(url).rest || '/'}`}
            checked={line.isPageSelected}
            onChange={() => onTogglePage(line.article)}
          />
          <PageCell url={url} />
        </span>
      )
    },
  }
}

function dimensionColumn(name: ArticleDimension, input: ColumnsInput): DataColumn<Line> {
  const attribute = ATTRIBUTES.find((one) => one === name)
  const column = {
    key: name,
    header: DIMENSION_NAMES[name],
    width: 112,
    leastWidth: 104,
    isLastOnPhones: true,
  }
  if (attribute !== undefined)
    return {
      ...column,
      value: ofArticle((article) => showAttribute(article, attribute)),
      cell: ofCluster((article) => attributeCell(article, { attribute, onOpen: input.onAttribute })),
    }
  switch (name) {
    case 'published_at':
    case 'created_at':
      return {
        ...column,
        startsWith: 'descending',
        value: ofArticle((article) => article[name]),
        cell: ofCluster((article) => <DateCell date={article[name]} now={input.now} />),
      }
    case 'status_code':
      return {
        ...column,
        width: 96,
        leastWidth: 88,
        value: ofArticle(({ status_code: code }) => code),
        cell: ofCluster(({ status_code: code }) => (code === null ? '–' : String(code))),
      }
    case 'alerts':
      return {
        ...column,
        width: 152,
        startsWith: 'descending',
        value: ofArticle(nameAlerts),
        cell: ofCluster((article) => alertsCell(article, input.onOpenEvidence)),
      }
    default:
      return {
        ...column,
        startsWith: 'descending',
        value: ofArticle(({ show_in_map: isFavorite }) => (isFavorite ? 'Yes' : 'No')),
        cell: ofCluster(({ show_in_map: isFavorite }) => (isFavorite ? 'Yes' : '–')),
      }
  }
}

interface AttributeCellInput {
  attribute: Attribute
  onOpen: (open: OpenAttribute) => void
}

/** The value as a button: its menu changes it. Only a page has an action. */
function attributeCell(article: Article, { attribute, onOpen }: AttributeCellInput) {
  const shown = showAttribute(article, attribute)
  if (attribute === 'action' && article.page_id === null) return '–'
  const note = explainAttribute(article, attribute)
  return (
    <button
      type="button"
      className={classes.attribute}
      data-unknown={shown === null || undefined}
      data-chosen={(attribute === 'action' && article.action !== null) || undefined}
      aria-label={`${DIMENSION_NAMES[attribute]} of ${article.title}: ${shown ?? 'not known'}`}
      aria-haspopup="menu"
      {...(note !== null && { title: note })}
      onClick={({ currentTarget: anchor }) => onOpen({ article, attribute, anchor })}
    >
      {shown ?? '–'}
    </button>
  )
}

function alertsCell(article: Article, onOpen: (articleId: number) => void) {
  const names = nameAlerts(article)
  if (names === '') return '–'
  return (
    <button
      type="button"
      className={classes.alerts}
      aria-label={`${names}: what is behind the alerts of ${article.title}`}
      title={names}
      onClick={() => onOpen(article.id)}
    >
      {names}
    </button>
  )
}
