import { memo } from 'react'
import {
  LockMark,
  useChangeArticles,
  type Article,
  type ListedKeyword,
} from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { Card, CardHead } from '#ui/cards/Card.tsx'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { IconArrowBackUp, IconEyeOff } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import type { Pick } from '../selection/toggle-row.ts'
import { CardKeywords } from './CardKeywords.tsx'
import { CardMarks } from './CardMarks.tsx'
import classes from './ClusterCard.module.css'
import { FavoriteButton } from './FavoriteButton.tsx'

/** A dimension or a metric that cards show. */
export interface CardFact {
  key: string
  label: string
  format: (cluster: Article) => { text: string; note: string | null }
}

interface ClusterCardProps {
  place: PlanPlace
  cluster: Article
  keywords: readonly ListedKeyword[]
  facts: readonly CardFact[]
  isSelected: boolean
  isPageSelected: boolean
  selectedKeywords: ReadonlySet<number>
  onToggle: (pick: Pick) => void
  onOpenEvidence: (articleId: number) => void
  onWrite: (cluster: Article) => void
}

/** A cluster as a card: its page, what it is, how it does, and its most searched keywords. */
export const ClusterCard = memo(function ClusterCard(props: ClusterCardProps) {
  const { place, cluster, keywords, facts, isSelected, selectedKeywords, onToggle, onOpenEvidence } = props
  return (
    <Card label={cluster.title} look={isSelected ? 'chosen' : 'plain'}>
      <CardHead
        level={2}
        title={cluster.title}
        href={articlePath(place, cluster.id)}
        isNewTab
        before={
          <input
            type="checkbox"
            className={classes.box}
            aria-label={`Select ${cluster.title}`}
            checked={isSelected}
            onChange={() => onToggle({ kind: 'clusters', row: cluster })}
          />
        }
      >
        {cluster.is_locked && <LockMark />}
        <FavoriteButton cluster={cluster} />
        <DismissButton cluster={cluster} />
      </CardHead>
      <PageLine cluster={cluster} isSelected={props.isPageSelected} onToggle={onToggle} />
      <dl className={classes.facts}>
        {facts.map(({ key, label, format }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <NotedCell {...format(cluster)} />
            </dd>
          </div>
        ))}
      </dl>
      <CardMarks cluster={cluster} onOpenEvidence={onOpenEvidence} onWrite={props.onWrite} />
      <CardKeywords
        keywords={keywords}
        total={cluster.keyword_count}
        selected={selectedKeywords}
        onToggle={(row) => onToggle({ kind: 'keywords', row })}
      />
    </Card>
  )
})

interface PageLineProps {
  cluster: Article
  isSelected: boolean
  onToggle: (pick: Pick) => void
}

function PageLine({ cluster, isSelected, onToggle }: PageLineProps) {
  const { article_url: url } = cluster
  if (url === null) return <p className={classes.page}>No page yet</p>
  const { host, rest, href } = describeUrl(url)
  const text = rest === '' ? (href === null ? host : '/') : rest
  return (
    <p className={classes.page}>
      <input
        type="checkbox"
        aria-label={`Select the page ${text}`}
        checked={isSelected}
        onChange={() => onToggle({ kind: 'pages', row: cluster })}
      />
      {href === null ? (
        text
      ) : (
        <a href={href} title={url} dir="auto" target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      )}
    </p>
  )
}

/** M-28: a dismissed cluster has a low priority. */
function DismissButton({ cluster }: { cluster: Article }) {
  const changing = useChangeArticles(cluster.contentplan_id)
  const isDismissed = cluster.priority === 'low'
  const Icon = isDismissed ? IconArrowBackUp : IconEyeOff
  return (
    <IconButton
      label={`${isDismissed ? 'Bring back' : 'Dismiss'} ${cluster.title}`}
      disabled={changing.isPending}
      onClick={() =>
        changing.mutate({
          action: 'updatePriority',
          articleIds: [cluster.id],
          priority: isDismissed ? 'not set' : 'low',
        })
      }
    >
      <Icon size={16} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}
