/**
 * Does without a browser what the people of a made-up store do on its consent page. Returns the URL to which the page
 * redirects.
 */
export async function allowShopify(authorizeUrl: string): Promise<URL> {
  const page = await fetch(authorizeUrl, { redirect: 'manual' })
  if (page.status !== 200) throw new Error(`The consent page answered ${page.status}: ${await page.text()}`)
  const form = new URL(authorizeUrl).searchParams
  form.set('decision', 'allow')
  const answer = await fetch(new URL('/admin/oauth/authorize', authorizeUrl), {
    method: 'POST',
    body: form,
    redirect: 'manual',
  })
  return new URL(answer.headers.get('location') ?? '')
}
