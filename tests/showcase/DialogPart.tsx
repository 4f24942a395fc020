import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx'
import { Dialog } from '#ui/dialogs/Dialog.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Example, Line } from './Example.tsx'

const BUSY_MS = 4000

type Open = 'plain' | 'danger' | 'busy' | 'wide' | null

export function DialogPart() {
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  useEffect(() => {
    if (open !== 'busy') return
    const timer = setTimeout(() => setOpen(null), BUSY_MS)
    return () => clearTimeout(timer)
  }, [open])
  return (
    <>
      <PageHeader title="Confirm dialog" note="Enter confirms, Escape cancels, the focus goes back." />
      <Example title="A question">
        <Line>
          <Button variant="default" onClick={() => setOpen('plain')}>
            Restart
          </Button>
          <Button variant="default" onClick={() => setOpen('danger')}>
            Delete
          </Button>
          <Button variant="default" onClick={() => setOpen('busy')}>
            Delete slowly
          </Button>
        </Line>
      </Example>
      <Example title="More than a question">
        <Line>
          <Button variant="default" onClick={() => setOpen('wide')}>
            Show the history
          </Button>
        </Line>
      </Example>
      {open === 'wide' && (
        <Dialog title="History" isWide onClose={close}>
          <p>Its top stays where it is while its content grows.</p>
        </Dialog>
      )}
      {open === 'plain' && (
        <ConfirmDialog
          title="Start again?"
          text="Everything is read once more. It takes about two minutes."
          confirm="Start again"
          onConfirm={() => {
            close()
            showSnackbar({ text: 'Started again', tone: 'good' })
          }}
          onCancel={close}
        />
      )}
      {(open === 'danger' || open === 'busy') && (
        <ConfirmDialog
          title="Delete 12 items?"
          text="They go with everything inside them. This cannot be undone."
          confirm="Delete 12 items"
          isDanger
          isBusy={open === 'busy'}
          onConfirm={() => {
            close()
            showSnackbar({ text: '12 items deleted' })
          }}
          onCancel={close}
        />
      )}
    </>
  )
}
