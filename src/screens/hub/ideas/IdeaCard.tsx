import { memo } from 'react'
import {
  ARTICLE_TYPE_NAMES,
  describeRelevance,
  describeVolume,
  FUNNEL_NAMES,
  INTENT_NAMES,
  volumeOf,
  type Article,
} from '#features/articles/web/index.ts'
import { articlePath, type PlanPlace } from '#features/contentplans/rules.ts'
import { SourceChip } from '#features/hubs/web/index.ts'
import { Card, CardHead } from '#ui/cards/Card.tsx'
import { NotedCell } from '#ui/cells/NotedCell.tsx'
import { IconHeart, IconX } from '#ui/icons.ts'
import { IconButton } from '#ui/layout/IconButton.tsx'
import { formatNoun, formatScore } from '#ui/numbers.ts'
import classes from './IdeaCard.module.css'

interface IdeaCardProps {
  place: PlanPlace
  idea: Article
  onChange: (kind: 'favor' | 'dismiss', idea: Article) => void
}

/** F-109: a new idea, which becomes a favorite or is dismissed. */
export const IdeaCard = memo(function IdeaCard({ place, idea, onChange }: IdeaCardProps) {
  return (
    <Card label={idea.title}>
      <CardHead level={4} title={idea.title} href={articlePath(place, idea.id)}>
        <IconButton label="Add to favorites" onClick={() => onChange('favor', idea)}>
          <IconHeart size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label="Dismiss Idea" onClick={() => onChange('dismiss', idea)}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      </CardHead>
      <Facts idea={idea} />
      <div className={classes.chips}>
        <Chip about="Funnel" name={idea.funnel && FUNNEL_NAMES[idea.funnel]} none="No Funnel" />
        <Chip about="Page type" name={idea.type && ARTICLE_TYPE_NAMES[idea.type]} none="No Type" />
        <Chip about="Search intent" name={idea.intent && INTENT_NAMES[idea.intent]} none="No Intent" />
        <SourceChip source={idea.idea_source} />
      </div>
    </Card>
  )
})

function Facts({ idea }: { idea: Article }) {
  const { estimated_search_volume: volume, relevance } = idea
  const searches = volume === null ? { text: 'N/A', note: null } : describeVolume(volumeOf(idea))
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Searches</dt>
        <dd>
          <NotedCell {...searches} />
        </dd>
      </div>
      <div>
        <dt>Relevance</dt>
        <dd>
          <NotedCell
            text={relevance === null ? 'N/A' : `${formatScore(relevance)}/10`}
            note={describeRelevance(idea)}
          />
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">Keywords</dt>
        <dd>{formatNoun(idea.keyword_count, 'keyword', 'keywords')}</dd>
      </div>
    </dl>
  )
}

function Chip({ about, name, none }: { about: string; name: string | null; none: string }) {
  return (
    <span className={classes.chip} title={about} data-none={name === null || undefined}>
      {name ?? none}
    </span>
  )
}
