import { WORKSPACES } from './services/notion/grants.ts'

/**
 * Does without a browser what a person does on the sandbox's page of Notion: opens the URL, chooses a workspace and
 * continues. Returns the URL to which the page redirects.
 */
export async function allowNotion(
  authUrl: string,
  {
    workspace = 'Trailhouse',
    isCancelled = false,
  }: { workspace?: string | null; isCancelled?: boolean } = {},
): Promise<URL> {
  const page = await fetch(authUrl, { redirect: 'manual' })
  if (page.status !== 200) throw new Error(`The page of Notion answered ${page.status}: ${await page.text()}`)
  const form = new URLSearchParams(new URL(authUrl).search)
  form.set('workspace', WORKSPACES.find(({ name }) => name === workspace)?.id ?? '')
  form.set('decision', isCancelled ? 'cancel' : 'allow')
  const answer = await fetch(new URL(authUrl).origin + new URL(authUrl).pathname, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}
