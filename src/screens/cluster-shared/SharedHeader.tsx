import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { installationQuery } from '#features/accounts/web/index.ts'
import type { SharedArticle } from '#features/articles/web/index.ts'
import classes from './ArticleShared.module.css'
import { listLabels } from './list-labels.ts'
import type { SharedPlace } from './use-shared-article.ts'

/** Longer titles are set smaller: a title may have 500 characters. */
const LONG_TITLE = 120

const ContentMap = lazy(() => import('./ContentMap.tsx').then((part) => ({ default: part.ContentMap })))

/** The title of the article, its labels that are set, and where to go from here. */
export function SharedHeader({ place, article }: { place: SharedPlace; article: SharedArticle }) {
  const { title, contentplan_name: plan, domain, topic_name: hub } = article
  const [isMapOpen, setIsMapOpen] = useState(false)
  const labels = listLabels(article)
  return (
    <header className={classes.header}>
      <p className={classes.origin} dir="auto">
        {[domain ?? plan, hub].filter((part) => part !== null).join(' · ')}
      </p>
      <h1 className={classes.title} data-long={title.length > LONG_TITLE || undefined} dir="auto">
        {title}
      </h1>
      {labels.length > 0 && (
        <dl className={classes.labels}>
          {labels.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setIsMapOpen(true)}>
          Content map
        </Button>
        <Invitations />
      </div>
      <Suspense>{isMapOpen && <ContentMap place={place} onClose={() => setIsMapOpen(false)} />}</Suspense>
    </header>
  )
}

/** The pages that the operator invites visitors to (G-32). */
function Invitations() {
  const { data } = useQuery({ ...installationQuery, staleTime: Infinity })
  const pages = [
    { label: 'Book a demo call', url: data?.demo_call_url ?? null },
    { label: 'Read a case study', url: data?.case_study_url ?? null },
  ]
  return pages.map(
    ({ label, url }) =>
      url !== null && (
        <Button
          key={label}
          component="a"
          variant="default"
          size="xs"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
        >
          {label}
        </Button>
      ),
  )
}
