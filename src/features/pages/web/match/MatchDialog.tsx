import '@mantine/core/styles/Loader.layer.css'
import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { articlesApi, type Article } from '#features/articles/web/index.ts'
import { LONGEST_PATTERN, tidyKeyword } from '#features/contentplans/rules.ts'
import { describeUrl } from '#ui/cells/describe-url.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { FoundSelect } from '#ui/select/FoundSelect.tsx'
import { describeCluster, describeLosses, type MatchedPage } from './describe-match.ts'
import classes from './MatchDialog.module.css'
import { useMatchPage } from './use-match-page.ts'

const PAUSE_MS = 250
/** Clusters that are offered; typing more words finds the others. */
const OFFERED = 50
const NONE: readonly Article[] = []

interface MatchDialogProps {
  contentplanId: number
  page: MatchedPage
  onClose: () => void
}

/** Matches a page with a cluster that is found by its title, and says before which cluster and which page lose theirs. */
export function MatchDialog({ contentplanId, page, onClose }: MatchDialogProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Article | null>(null)
  const found = useFoundClusters(contentplanId, chosen === null ? text : '')
  const matching = useMatchPage(contentplanId)
  const losses = chosen === null ? [] : describeLosses(page, chosen)
  const isReady = chosen !== null && chosen.id !== page.article_id
  const { host, rest } = describeUrl(page.url)
  return (
    <Dialog title="Match with a cluster" isBusy={matching.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady && !matching.isPending)
            matching.mutate(
              { pageId: page.page_id, change: { action: 'match', cluster: chosen } },
              { onSuccess: onClose },
            )
        }}
      >
        <p className={classes.text}>
          Which cluster does <b dir="auto">{rest === '' ? host : rest}</b> belong to? Automatic updates leave
          a match that you choose as it is.
        </p>
        <div>
          <FoundSelect
            label="Cluster"
            placeholder="Search for a cluster by its title"
            isFirst
            text={text}
            options={found.clusters.map((cluster) => ({
              value: String(cluster.id),
              label: cluster.title,
              note: describeCluster(cluster, page.article_id),
            }))}
            value={chosen === null ? '' : String(chosen.id)}
            nothing={found.nothing}
            maxLength={LONGEST_PATTERN}
            disabled={matching.isPending}
            onType={(typed) => {
              setText(typed)
              setChosen(null)
            }}
            onChoose={({ value }) => {
              const cluster = found.clusters.find(({ id }) => String(id) === value)
              if (cluster === undefined) return
              setChosen(cluster)
              setText(cluster.title)
            }}
          />
          <output className={classes.losses}>
            {losses.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </output>
        </div>
        <DialogButtons>
          <Button variant="default" disabled={matching.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={matching.isPending} disabled={!isReady}>
            Match
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

/** The most searched clusters whose titles have the words. */
function useFoundClusters(contentplanId: number, text: string) {
  const [typed] = useDebouncedValue(tidyKeyword(text).slice(0, LONGEST_PATTERN), PAUSE_MS)
  const { data, isError, isPending, isPlaceholderData } = useQuery(
    articlesApi.listAdvanced.queryOptions({
      input: { contentplanId, limit: OFFERED, ...(typed !== '' && { filter_title_words: typed }) },
      placeholderData: keepPreviousData,
    }),
  )
  return {
    clusters: data?.articles ?? NONE,
    nothing: isError
      ? 'The clusters could not be loaded. Please type again.'
      : isPending || isPlaceholderData
        ? 'Searching…'
        : typed === ''
          ? 'This plan has no clusters yet.'
          : 'No cluster has these words in its title.',
  }
}
