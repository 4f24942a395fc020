import { useId } from 'react'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { IconUnlink } from '#ui/icons.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { EmptyState } from '#ui/status/EmptyState.tsx'
import { ChosenPageHead } from './ChosenPageHead.tsx'
import { LinkedPagesTable } from './LinkedPagesTable.tsx'
import { LinkTable } from './LinkTable.tsx'
import classes from './InternalLinksScreen.module.css'
import { TAB_WORDS } from './link-tabs.ts'
import { LINK_TABS, linkPageFilterOf, type LinksView } from './links-view.ts'
import type { ChosenPage, LinkSummary } from './use-links.ts'

interface LinkTablesProps {
  place: PlanPlace
  view: LinksView
  onChange: (part: Partial<LinksView>, options?: { replace: boolean }) => void
}

const ICON = <IconUnlink size={24} stroke={1.5} />
const DIRECTIONS = ['incoming', 'outgoing'] as const
const WORDS = {
  incoming: {
    label: 'Incoming links',
    heading: 'Links to this page',
    none: 'No page links to this one.',
  },
  outgoing: {
    label: 'Outgoing links',
    heading: 'Links from this page',
    none: 'This page has no link to a page of your site.',
  },
} as const

/** The incoming and outgoing links of a page, in a table each. */
export function PageLinks({ page, ...props }: LinkTablesProps & { page: ChosenPage }) {
  return (
    <>
      <ChosenPageHead page={page} place={props.place} />
      {DIRECTIONS.map((direction) => {
        const { label, heading, none } = WORDS[direction]
        return (
          <section key={direction} className={classes.part} aria-label={label}>
            <LinkTable
              key={`${props.view.url} ${props.view.isContentOnly}`}
              {...props}
              label={label}
              direction={direction}
              isMain={direction === 'incoming'}
              heading={heading}
              empty={<EmptyState icon={ICON} sentence={none} />}
            />
          </section>
        )
      })}
    </>
  )
}

/** All links, or what is wrong with them, in tabs. */
export function TabbedLinks({ summary, ...props }: LinkTablesProps & { summary: LinkSummary }) {
  const panelId = useId()
  const { view, onChange } = props
  const { label, note, none } = TAB_WORDS[view.tab]
  const shown = { ...props, label, empty: <EmptyState icon={ICON} sentence={none} /> }
  const key = `${view.tab} ${view.isContentOnly}`
  return (
    <>
      <CountTabs
        label="Links"
        value={view.tab}
        panelId={panelId}
        tabs={LINK_TABS.map((tab) => ({
          value: tab,
          label: TAB_WORDS[tab].label,
          count: TAB_WORDS[tab].countOf(summary),
        }))}
        onChange={(tab) => onChange({ tab, mode: 'table' })}
      />
      <p className={classes.note}>{note}</p>
      <div id={panelId} className={classes.panel} role="tabpanel" aria-label={label}>
        {linkPageFilterOf(view) === null ? (
          <LinkTable key={key} {...shown} direction={null} isMain />
        ) : (
          <LinkedPagesTable key={key} {...shown} />
        )}
      </div>
    </>
  )
}
