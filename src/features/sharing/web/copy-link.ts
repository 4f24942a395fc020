import { copyText } from '#platform/web/copy-text.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** Puts the address of a page of this app on the clipboard, and says so. */
export async function copyLink(path: string): Promise<void> {
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
