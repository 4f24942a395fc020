import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import type { SendRequest } from '#platform/server/outbound/outbound.ts'

const ANSWERS: Record<string, object> = {
  '/': {},
  '/wp-json/': { namespaces: ['wp/v2'], authentication: { 'application-passwords': {} } },
  '/wp-json/wp/v2/users/me': {
    name: 'Ed Itor',
    capabilities: { publish_posts: true, edit_others_posts: true, upload_files: true },
  },
}

/** A fake WordPress at every address, which accepts every application password and has no posts; all else is not there. */
export const askFakeWordpress: SendRequest = async ({ url: asked }) => {
  const url = new URL(asked)
  const answer = ANSWERS[url.pathname]
  if (answer === undefined) throw new AdapterError('unavailable', 'Nothing here calls a publishing system.')
  return { status: 200, headers: {}, body: Buffer.from(JSON.stringify(answer)), url }
}
