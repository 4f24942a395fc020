import { Button } from '@mantine/core'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { Facts } from '#ui/dialogs/Facts.tsx'
import { DialogButtons } from '#ui/dialogs/DialogButtons.tsx'
import type { InternalLink } from '../api.ts'
import classes from './LinkTextDialog.module.css'

/** Where a link is in the text of its page. */
export function LinkTextDialog({ link, onClose }: { link: InternalLink; onClose: () => void }) {
  const { anchor_text: anchor, text } = link
  const at = anchor.trim() === '' ? -1 : text.indexOf(anchor)
  return (
    <Dialog title="Text around the link" onClose={onClose}>
      <p className={classes.text} dir="auto">
        {at === -1 ? (
          text || 'There is no text around this link.'
        ) : (
          <>
            {text.slice(0, at)}
            <mark>{anchor}</mark>
            {text.slice(at + anchor.length)}
          </>
        )}
      </p>
      <Facts
        facts={[
          {
            name: 'Anchor text',
            value: (
              <bdi className={classes.value}>{anchor.trim() === '' ? 'No text' : anchor.slice(0, 200)}</bdi>
            ),
          },
          { name: 'From', value: <bdi className={classes.value}>{link.from_url}</bdi> },
          { name: 'To', value: <bdi className={classes.value}>{link.to_url}</bdi> },
          { name: 'Place', value: link.is_in_content ? 'In the content' : 'In the navigation' },
          {
            name: 'Search engines',
            value: link.is_followed ? 'May follow it' : 'Asked not to follow it (nofollow)',
          },
        ]}
      />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
