import { itemAt } from './stage/items.ts'

/**
 * Does without a browser what a person does on the sandbox's consent page: opens the URL of a sign-in, chooses
 * an account and continues. Returns the URL to which the page redirects.
 */
export async function allowAccess(
  authorizeUrl: string,
  { email, untick = [], isCancelled = false }: { email: string; untick?: string[]; isCancelled?: boolean },
): Promise<URL> {
  const page = await fetch(authorizeUrl, { redirect: 'manual' })
  const html = await page.text()
  if (page.status === 302) return new URL(page.headers.get('location') ?? '')
  if (page.status !== 200) throw new Error(`The consent page answered ${page.status}: ${html}`)
  const form = new URLSearchParams(new URL(authorizeUrl).search)
  form.set('account', 'other')
  form.set('other', email)
  form.set('decision', isCancelled ? 'cancel' : 'allow')
  for (const match of html.matchAll(/name="granted" value="([^"]+)"/g)) {
    const scope = itemAt(match, 1)
    if (!untick.some((part) => scope.includes(part))) form.append('granted', scope)
  }
  const answer = await fetch(new URL('/o/oauth2/v2/auth', authorizeUrl), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}
