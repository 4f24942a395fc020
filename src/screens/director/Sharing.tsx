import { Button } from '@mantine/core'
import { useState } from 'react'
import { contentplanPath, type PlanPlace } from '#features/contentplans/rules.ts'
import { copyText } from '#platform/web/copy-text.ts'
import { IconCopy, IconExternalLink, IconShare } from '#ui/icons.ts'
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import classes from './Director.module.css'
import { useSharing } from './use-sharing.ts'

interface SharingProps {
  place: PlanPlace
  /** When the link was made that is valid now; null when the report is not shared. */
  sharedAt: string | null
}

/** Shares the report by a link without sign-in, and ends that (F-178, G-06). */
export function Sharing({ place, sharedAt }: SharingProps) {
  const { sharingKey, share, end, isBusy } = useSharing(place, sharedAt)
  const [isEnding, setIsEnding] = useState(false)
  if (sharedAt === null)
    return (
      <div className={classes.sharing}>
        <p>Only members of this workspace see this report.</p>
        <Button
          variant="default"
          leftSection={<IconShare size={18} stroke={1.75} aria-hidden="true" />}
          loading={isBusy}
          onClick={share}
        >
          Share
        </Button>
      </div>
    )
  const path = sharingKey === null ? null : contentplanPath(place, `director/${sharingKey}`)
  return (
    <div className={classes.sharing}>
      {path === null ? (
        <p>
          This report is shared. Its link is shown only where it was made; a new link ends the one before.
        </p>
      ) : (
        <p>Everybody with the link sees this report, and nothing else of the plan.</p>
      )}
      <div className={classes.buttons}>
        {path === null ? (
          <Button variant="default" loading={isBusy} onClick={share}>
            New link
          </Button>
        ) : (
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => void copy(path)}
          >
            Copy link
          </Button>
        )}
        {path !== null && (
          <Button
            component="a"
            variant="default"
            href={path}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={16} stroke={1.75} aria-hidden="true" />}
          >
            Open link
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={() => setIsEnding(true)}>
          Disable share
        </Button>
      </div>
      {isEnding && (
        <ConfirmDialog
          title="Disable share?"
          text="The link stops working at once, for everybody who has it. Sharing again makes another link."
          confirm="Disable share"
          isDanger
          isBusy={isBusy}
          onConfirm={() => end(() => setIsEnding(false))}
          onCancel={() => setIsEnding(false)}
        />
      )}
    </div>
  )
}

async function copy(path: string): Promise<void> {
  try {
    await copyText(`${globalThis.location.origin}${path}`)
    showSnackbar({ text: 'The link is copied.', tone: 'good' })
  } catch {
    showSnackbar({
      text: 'Your browser did not allow to copy the link. Open it and copy its address.',
      tone: 'danger',
    })
  }
}
