import { copyText } from '#platform/web/copy-text.ts'
import { showSnackbar } from '#ui/snackbar/use-snackbar.ts'

/** Puts the titles of articles on the clipboard, a line each (T-22). */
export async function copyTitles(articles: readonly { title: string }[]): Promise<void> {
  await copyText(articles.map(({ title }) => title).join('\n'))
  showSnackbar({ text: `Copied ${articles.length} article title(s) to clipboard`, tone: 'good' })
}
