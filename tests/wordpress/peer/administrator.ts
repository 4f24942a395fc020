import type { WordpressPeer } from './start-wordpress.ts'

const SETTINGS = '/wp-admin/options-general.php?page=keyloom-connector'
const PLUGIN = 'keyloom-connector/keyloom-connector.php'

/** Signs in at the website as its administrator, and does what people do there in a browser. */
export async function signIn({ origin }: Pick<WordpressPeer, 'origin'>) {
  const cookies = new Map([['wordpress_test_cookie', 'WP Cookie check']])

  const visit = async (path: string, form?: Record<string, string>): Promise<string> => {
    const answer = await fetch(new URL(path, origin), {
      method: form === undefined ? 'GET' : 'POST',
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      redirect: 'manual',
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const html = await answer.text()
    const next = answer.headers.get('location')
    if (next !== null) return visit(next)
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${html.slice(0, 500)}`)
    return html
  }

  /** Sends a form of the settings page, with the page's own nonce. */
  const press = async (action: string, fields: Record<string, string> = {}) => {
    const page = await visit(SETTINGS)
    return visit(SETTINGS, { ...fields, keyloom_action: action, _wpnonce: readNonce(page) })
  }

  await visit('/wp-login.php', { log: 'admin', pwd: 'a long password of the test', testcookie: '1' })
  return {
    visit,
    cookies: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    activatePlugin: async () => {
      const page = await visit('/wp-admin/plugins.php')
      return visit(`/wp-admin/${findLink(page, `action=activate&plugin=${encodeURIComponent(PLUGIN)}`)}`)
    },
    /** Deactivates the plugin and deletes it with its data. */
    deletePlugin: async () => {
      const page = await visit('/wp-admin/plugins.php')
      await visit(`/wp-admin/${findLink(page, `action=deactivate&plugin=${encodeURIComponent(PLUGIN)}`)}`)
      const form = { action: 'delete-selected', 'checked[]': PLUGIN }
      const asked = await visit('/wp-admin/plugins.php', {
        ...form,
        _wpnonce: readNonce(await visit('/wp-admin/plugins.php')),
      })
      await visit('/wp-admin/plugins.php', { ...form, 'verify-delete': '1', _wpnonce: readNonce(asked) })
    },
    /** Puts a post into the trash, by its link in the list of posts. */
    trashPost: async (id: string): Promise<void> => {
      const list = await visit('/wp-admin/edit.php')
      await visit(findLink(list, `post=${id}&action=trash`))
    },
    readSettings: () => visit(SETTINGS),
    createKey: async (): Promise<string> =>
      /value="(cck_[^"]+)"/.exec(await press('create'))?.[1] ?? 'no key was shown',
    revokeKey: (key: string) => press('revoke', { key_id: key.split('_')[1] ?? '' }),
    saveSettings: (fields: { author: string; category: string; draft_status: string }) =>
      press('save', fields),
  }
}
export type Administrator = Awaited<ReturnType<typeof signIn>>

function readNonce(page: string): string {
  return /name="_wpnonce" value="(\w+)"/.exec(page)?.[1] ?? ''
}

function findLink(page: string, part: string): string {
  const links = [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#038;', '&'),
  )
  return links.find((link) => link.includes(part)) ?? `no-link-with-${part}`
}
