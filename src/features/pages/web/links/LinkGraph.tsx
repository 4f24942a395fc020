import { Button } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { NodeGraph } from '#ui/graph/NodeGraph.tsx'
import { formatCount, formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { ChosenPageHead } from './ChosenPageHead.tsx'
import { describeShown } from './describe-shown.ts'
import classes from './LinkGraph.module.css'
import { TAB_WORDS } from './link-tabs.ts'
import { LINK_TABS, type LinksView } from './links-view.ts'
import { useLinkGraph, type ChosenPage, type LinkGraphData, type LinkSummary } from './use-links.ts'

interface LinkGraphProps {
  place: PlanPlace
  view: LinksView
  summary: LinkSummary
  page: ChosenPage | null
  onChange: (part: Partial<LinksView>) => void
}

const LEGEND = { incoming: 'Links to the chosen page', outgoing: 'Links from the chosen page' }

/** The pages of a site on a ring, and beside it the chosen page and what is wrong with the links. */
export function LinkGraph({ place, view, summary, page, onChange }: LinkGraphProps) {
  const { graph, isAround, isUnknown, refetch } = useLinkGraph(place.contentplanId, view)
  if (isUnknown) return <ErrorPanel text="The graph could not be loaded." onRetry={refetch} />
  return (
    <div className={classes.whole}>
      {graph === null ? (
        <SkeletonRows label="Loading the graph" count={12} rowHeight={40} />
      ) : (
        <Graph graph={graph} isAround={isAround} view={view} onChange={onChange} />
      )}
      <aside className={classes.aside} aria-label="About the links">
        {page === null ? (
          <p className={classes.hint}>Choose a page in the graph, or find one above, to see its links.</p>
        ) : (
          <ChosenPart page={page} graph={graph} place={place} onChange={onChange} />
        )}
        <Problems summary={summary} onChange={onChange} />
      </aside>
    </div>
  )
}

interface GraphProps {
  graph: LinkGraphData
  isAround: boolean
  view: LinksView
  onChange: (part: Partial<LinksView>) => void
}

function Graph({ graph, isAround, view, onChange }: GraphProps) {
  const { pages, links } = graph
  const nodes = useMemo(
    () =>
      pages
        .map(({ page_id: id, url, incoming }) => ({ id, url, weight: incoming }))
        .map(({ url, ...node }) => ({ ...node, label: pathOf(url), group: sectionOf(url) })),
    [pages],
  )
  const byId = useMemo(() => new Map(pages.map((page) => [page.page_id, page])), [pages])
  const describe = useCallback(
    (id: number) => {
      const page = byId.get(id)
      if (!page) return ''
      const incoming = formatNoun(page.incoming, 'page links to it', 'pages link to it')
      return `${pathOf(page.url)}: ${incoming}, it links to ${formatNoun(page.outgoing, 'page', 'pages')}.`
    },
    [byId],
  )
  const urlOf = (id: number | null) => (id === null ? '' : (byId.get(id)?.url ?? ''))
  return (
    <div className={classes.graph}>
      <NodeGraph
        label={`Links between ${formatNoun(pages.length, 'page', 'pages')}`}
        nodes={nodes}
        links={links}
        selectedId={pages.find(({ url }) => url === view.url)?.page_id ?? null}
        describe={describe}
        legend={LEGEND}
        onSelect={(id) => onChange({ mode: 'graph', tab: 'all', url: urlOf(id), outgoingPage: 1 })}
        onOpen={(id) => onChange({ mode: 'table', tab: 'all', url: urlOf(id), outgoingPage: 1 })}
      />
      <p className={classes.note}>{describeShown(graph, isAround)}</p>
    </div>
  )
}

interface ChosenPartProps {
  page: ChosenPage
  graph: LinkGraphData | null
  place: PlanPlace
  onChange: (part: Partial<LinksView>) => void
}

function ChosenPart({ page, graph, place, onChange }: ChosenPartProps) {
  const counted = graph?.pages.find(({ page_id: id }) => id === page.page_id)
  return (
    <section className={classes.chosen} aria-label="Chosen page">
      <ChosenPageHead page={page} place={place} />
      {counted && (
        <dl className={classes.counts}>
          <dt>Pages that link to it</dt>
          <dd>{formatCount(counted.incoming)}</dd>
          <dt>Pages that it links to</dt>
          <dd>{formatCount(counted.outgoing)}</dd>
        </dl>
      )}
      {graph !== null && graph.pages.length < graph.pageTotal && (
        <p className={classes.hint}>
          Only its links with pages in the graph are drawn. The table has all of them.
        </p>
      )}
      <Button size="xs" variant="default" onClick={() => onChange({ mode: 'table', url: page.url })}>
        Show its links as a table
      </Button>
    </section>
  )
}

interface ProblemsProps {
  summary: LinkSummary
  onChange: (part: Partial<LinksView>) => void
}

function Problems({ summary, onChange }: ProblemsProps) {
  return (
    <section className={classes.problems} aria-label="Problems">
      <h2>Problems</h2>
      <ul>
        {LINK_TABS.filter((tab) => tab !== 'all').map((tab) => {
          const { label, countOf, note } = TAB_WORDS[tab]
          return (
            <li key={tab}>
              <button
                type="button"
                className={classes.problem}
                title={note}
                onClick={() => onChange({ mode: 'table', tab, url: '' })}
              >
                {label}
                <span className={classes.count} data-none={countOf(summary) === 0 || undefined}>
                  {formatCount(countOf(summary))}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function pathOf(url: string): string {
  const { rest, host, href } = describeUrl(url)
  return rest === '' && href !== null ? '/' : rest || host
}

/** The first part of a path: pages of a section stand together. */
function sectionOf(url: string): string {
  return pathOf(url).split('/')[1] ?? ''
}
