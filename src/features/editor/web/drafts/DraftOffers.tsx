import { Button } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '#ui/dates/moments.ts'
import { IconHistory } from '#ui/icons.ts'
import { Differences } from '../comparing/Differences.tsx'
import { CopyTextButton } from '../CopyTextButton.tsx'
import { Notice } from '../Notice.tsx'
import classes from './Drafts.module.css'
import type { Draft } from './draft-store.ts'
import type { Offers } from './use-offers.ts'

interface DraftOffersProps {
  /** What the editor shows. */
  text: string
  offers: Offers
  onRestore: (draft: Draft) => void
}

/** Offers what was typed and not saved. */
export function DraftOffers({ text, offers, onRestore }: DraftOffersProps) {
  const { drafts, discarded, discard, undoDiscard } = offers
  return (
    <>
      {drafts
        .filter((draft) => draft.text !== text)
        .map((draft) => (
          <DraftOffer
            key={draft.writer}
            text={text}
            draft={draft}
            onRestore={() => onRestore(draft)}
            onDiscard={() => discard(draft)}
          />
        ))}
      {discarded !== null && (
        <Notice
          text="The text that was not saved is discarded."
          actions={
            <Button size="xs" variant="default" onClick={undoDiscard}>
              Undo discarding
            </Button>
          }
        />
      )}
    </>
  )
}

interface DraftOfferProps {
  text: string
  draft: Draft
  onRestore: () => void
  onDiscard: () => void
}

function DraftOffer({ text, draft, onRestore, onDiscard }: DraftOfferProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Notice
      tone="info"
      icon={IconHistory}
      text={`You typed this on ${formatDate(new Date(draft.typedAt).toISOString())} and it was not saved.`}
      actions={
        <>
          <Button size="xs" onClick={onRestore}>
            Restore
          </Button>
          <Button size="xs" variant="default" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
            {isShown ? 'Hide what differs' : 'Show what differs'}
          </Button>
          <CopyTextButton text={draft.text} />
          <Button size="xs" variant="default" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      {isShown && (
        <div className={classes.differs}>
          <Differences before={text} after={draft.text} />
        </div>
      )}
    </Notice>
  )
}
