import '@mantine/core/styles/Loader.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#platform/web/api/api-error.ts'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import { IconSearch } from '#ui/icons.ts'
import { ErrorPanel } from '#ui/status/ErrorPanel.tsx'
import { SkeletonRows } from '#ui/status/SkeletonRows.tsx'
import { connectionsApi } from '../api.ts'
import { useConnecting } from '../publishers/use-connecting.ts'
import classes from './NotionPage.module.css'
import { useNotionPages } from './use-notion-pages.ts'

const LONGEST_SEARCH = 200
/** What a page without a title is called, as in Notion. */
const UNTITLED = 'Untitled'

interface NotionPageDialogProps {
  contentplanId: number
  /** The id of the page that is chosen now; null when none is. */
  chosen: string | null
  onClose: () => void
}

/** Asks under which page of Notion the articles of a plan go. */
export function NotionPageDialog({ contentplanId, chosen, onClose }: NotionPageDialogProps) {
  const [text, setText] = useState('')
  const [pageId, setPageId] = useState(chosen)
  const found = useNotionPages(contentplanId, text)
  const saving = useConnecting({
    send: (id: string) => connectionsApi.saveNotionPage.call({ contentplanId, pageId: id }),
    savedText: 'Articles go under this page from now on.',
    explain: (error) => messageOf(error, 'The page could not be saved. Please try again.'),
  })
  return (
    <Dialog title="Page for articles" isWide isBusy={saving.isPending} onClose={onClose}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (pageId !== null && !saving.isPending) saving.mutate(pageId, { onSuccess: onClose })
        }}
      >
        <p className={classes.hint}>
          Each article becomes a page under the one that you choose. Articles that are in Notion already stay
          where they are.
        </p>
        <TextInput
          label="Search pages"
          placeholder="Title of a page"
          leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
          value={text}
          maxLength={LONGEST_SEARCH}
          data-first-focus
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {found.isError ? (
          <ErrorPanel
            title="The pages cannot be listed"
            text={messageOf(found.error, 'Please try again.')}
            onRetry={() => void found.refetch()}
            isBusy={found.isFetching}
          />
        ) : found.data === undefined ? (
          <SkeletonRows label="Asking Notion for its pages" count={4} rowHeight={44} />
        ) : (
          <PageChoices found={found} pages={found.data.pages} chosen={pageId} onChoose={setPageId} />
        )}
        <DialogButtons>
          <Button variant="default" disabled={saving.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={pageId === null} loading={saving.isPending}>
            Save
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  )
}

interface PageChoicesProps {
  found: Pick<ReturnType<typeof useNotionPages>, 'query' | 'isSearching'>
  pages: readonly { id: string; title: string }[]
  chosen: string | null
  onChoose: (id: string) => void
}

function PageChoices({ found: { query, isSearching }, pages, chosen, onChoose }: PageChoicesProps) {
  if (pages.length === 0)
    return (
      <output className={classes.hint}>
        {isSearching ? 'Searching…' : query === '' ? NO_PAGES : `No page has “${query}” in its title.`}
      </output>
    )
  return (
    <fieldset className={classes.choices} aria-busy={isSearching}>
      <legend>Pages that Keyloom may use</legend>
      {pages.map(({ id, title }) => (
        <label key={id} className={classes.choice}>
          <input type="radio" name="notion-page" checked={chosen === id} onChange={() => onChoose(id)} />
          <span dir="auto">{title || UNTITLED}</span>
        </label>
      ))}
    </fieldset>
  )
}

const NO_PAGES =
  'Keyloom may use no page yet. Open a page in Notion, choose Connections in its menu, and add Keyloom there.'
