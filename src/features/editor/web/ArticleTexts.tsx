import { useEffect, useId, useState, type ReactNode } from 'react'
import type { Article } from '#features/articles/web/index.ts'
import type { TextSection } from '#features/articles/rules.ts'
import type { PlanPlace } from '#features/contentplans/rules.ts'
import { findSession } from '#platform/web/session/session.ts'
import { CountTabs } from '#ui/layout/CountTabs.tsx'
import { formatNoun } from '#ui/numbers.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import type { TextStand } from './api.ts'
import { deleteOldDrafts } from './drafts/draft-store.ts'
import { useUnsavedSections } from './drafts/use-unsaved-sections.ts'
import type { OpenedText } from './opened-text.ts'
import { SECTIONS } from './sections.ts'
import classes from './Texts.module.css'
import { LoadedText } from './text/LoadedText.tsx'
import type { TextSlots } from './text/TextPanel.tsx'
import { useTextStands } from './use-text-stands.ts'
import { useTextTab } from './use-text-tab.ts'

interface ArticleTextsProps extends TextSlots {
  place: PlanPlace
  article: Pick<Article, 'id'>
  /** What stands beside the open text; null while it is loading. */
  renderBeside?: (opened: OpenedText | null) => ReactNode
  /** What the tab of a text says in place of its length; null for nothing. */
  noteOf?: (section: TextSection) => string | null
  /** Whether they fill the window, in the article editor. */
  isFullScreen?: boolean
  /** Called with each text that can be typed in from now on. */
  onOpened?: (opened: OpenedText) => void
}

/** F-132: the four texts of a cluster in tabs, of which the address keeps the open one. */
export function ArticleTexts({ article, ...rest }: ArticleTextsProps) {
  // A key of its own: what is typed for one cluster is saved, and nothing of it is left for the next one.
  return <Texts key={article.id} articleId={article.id} {...rest} />
}

interface TextsProps extends Omit<ArticleTextsProps, 'article'> {
  articleId: number
}

function Texts(props: TextsProps) {
  const { place, articleId, renderBeside, noteOf, isFullScreen = false, onOpened, ...slots } = props
  const titleId = useId()
  const panelId = useId()
  const { open, show } = useTextTab()
  const found = useTextStands(place, articleId)
  const opened = useOpened(open.section)
  const [editable, setEditable] = useState<readonly OpenedText[]>([])
  const ofCluster = { ...place, user: findSession()?.sub ?? '', articleId }
  const unsaved = useUnsavedSections(ofCluster)
  useEffect(() => void deleteOldDrafts(Date.now()), [])
  return (
    <section className={classes.texts} aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        Texts
      </h2>
      <CountTabs
        label="Texts"
        value={open.word}
        panelId={panelId}
        tabs={SECTIONS.map(({ section, word, name }) => ({
          value: word,
          label: name,
          note:
            noteOf?.(section) ??
            describeStand({
              stand: found.stands.find((one) => one.section === section),
              isUnsaved: unsaved.has(section) && !opened.has(section),
            }),
        }))}
        onChange={show}
      />
      <div className={classes.desk} data-beside={renderBeside !== undefined || undefined}>
        <div id={panelId} role="tabpanel" aria-label={open.name}>
          {found.isReady ? (
            SECTIONS.map((section) => {
              const stand = found.stands.find((one) => one.section === section.section)
              const isOpen = section === open
              if (stand === undefined || !opened.has(section.section)) return null
              return (
                <div key={section.section} hidden={!isOpen}>
                  <LoadedText
                    place={{ ...ofCluster, section: section.section }}
                    section={section}
                    stand={stand}
                    isGone={found.isGone}
                    isOpen={isOpen}
                    slots={slots}
                    notSaved={explainNotSaved(isFullScreen ? 'changes' : section.name)}
                    onOpened={(text) => {
                      setEditable((now) => [...now.filter((one) => one.section !== text.section), text])
                      onOpened?.(text)
                    }}
                  />
                </div>
              )
            })
          ) : found.hasFailed ? (
            <ErrorPanel
              {...(found.isGone
                ? { title: 'This cluster is gone', text: 'It may have been merged or deleted.' }
                : { onRetry: found.refetch, isBusy: found.isBusy })}
            />
          ) : (
            <SkeletonRows label="The texts are loading" count={8} rowHeight={36} />
          )}
        </div>
        {renderBeside?.(editable.find(({ section }) => section === open.section) ?? null)}
      </div>
    </section>
  )
}

/** The texts that were opened. They stay, hidden, with what is typed in them and where the caret is. */
function useOpened(section: TextSection): ReadonlySet<TextSection> {
  const [opened, setOpened] = useState<ReadonlySet<TextSection>>(new Set([section]))
  if (!opened.has(section)) setOpened(new Set([...opened, section]))
  return opened
}

function describeStand({ stand, isUnsaved }: { stand: TextStand | undefined; isUnsaved: boolean }): string {
  if (stand === undefined) return ''
  const words = stand.word_count === 0 ? 'empty' : formatNoun(stand.word_count, 'word', 'words')
  return isUnsaved ? `${words}, not saved` : words
}

/** E-31, E-32: all tries to save have failed. */
function explainNotSaved(what: string): string {
  return `Failed to save ${what} after multiple attempts. Please try again later.`
}
