/** A user on the provider's pages: follows redirects with cookies, and fills in the forms. */
export class ProviderVisit {
  private readonly cookies = new Map<string, string>()
  private readonly home: string

  /** `home` is the address that the provider sends users back to. */
  constructor(home: string) {
    this.home = home
  }

  /** Signs in under a name and agrees to everything; returns the path that leads back home. */
  async signIn(address: string, name: string): Promise<string> {
    let url = address
    for (let step = 0; step < 20; step++) {
      if (url.startsWith(this.home)) return url.slice(this.home.length)
      url = await this.takeStep(url, name)
    }
    throw new Error(`The provider leads nowhere: ${url}`)
  }

  private async takeStep(url: string, name: string): Promise<string> {
    const page = await this.request(url)
    const location = page.headers.get('location')
    if (location !== null) return new URL(location, url).href
    const html = await page.text()
    const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1]
    if (action === undefined) throw new Error(`The provider's page has no form: ${html}`)
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? ''
    const form = new URLSearchParams({ prompt, login: name, password: 'any' })
    const answer = await this.request(new URL(action, url).href, form)
    return new URL(answer.headers.get('location') ?? '', url).href
  }

  private async request(url: string, form?: URLSearchParams): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form === undefined ? {} : { method: 'POST', body: form }),
    })
    for (const header of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
      this.cookies.set(name, value)
    }
    return reply
  }
}
