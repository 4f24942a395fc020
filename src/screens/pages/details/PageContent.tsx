import type { ReactNode } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import type { PageDetails } from '#features/pages/web/index.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { ClusterMatch } from '../match/ClusterMatch.tsx'
import { ActionChoice } from './ActionChoice.tsx'
import { PageFacts } from './PageFacts.tsx'
import { PageHeadings } from './PageHeadings.tsx'
import { PageKeywords } from './PageKeywords.tsx'
import classes from './PageDrawer.module.css'

interface PageContentProps {
  place: PlanPlace
  page: PageDetails
  /** When the page was read. */
  now: Date
}

export function PageContent({ place, page, now }: PageContentProps) {
  const { host, rest, href } = describeUrl(page.url)
  const words = rest === '' ? host : rest
  return (
    <div className={classes.content}>
      <header className={classes.head}>
        <h2 className={classes.title} dir="auto">
          {page.title ?? words}
        </h2>
        {href === null ? (
          <span className={classes.url}>{page.url}</span>
        ) : (
          <a
            className={classes.url}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            title={page.url}
            dir="auto"
          >
            {words}
          </a>
        )}
      </header>
      <Section title="Action">
        <ActionChoice contentplanId={place.contentplanId} page={page} />
      </Section>
      <Section title="Cluster">
        <ClusterMatch place={place} page={page} />
      </Section>
      <Section title="Keywords in search">
        <PageKeywords place={place} page={page} />
      </Section>
      <Section title="What the page says">
        <PageFacts page={page} now={now} />
      </Section>
      {page.crawled_at !== null && (
        <Section title="Headings">
          <PageHeadings pageId={page.page_id} />
        </Section>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
