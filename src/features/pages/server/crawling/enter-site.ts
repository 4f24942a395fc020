import { AdapterError } from '#platform/server/outbound/adapter-error.ts'
import { openRobots, type Asking, type SiteRobots } from './read-robots.ts'

/** Failures to connect, or to connect in a way that can be trusted: the host exists, but not by https. */
const UNCONNECTED =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|EPROTO|EHOSTUNREACH|ENETUNREACH|UND_ERR_(SOCKET|CONNECT_TIMEOUT))$|CERT|SELF_SIGNED|^ERR_(TLS|SSL)|^UNABLE_TO_/

interface Entrance {
  robots: SiteRobots
  /** The URL of the home page. */
  home: string
}

/**
 * Asks a site what may be visited: by https, or by http when it cannot be connected to by https. Throws the failure of
 * https when neither answers.
 */
export async function enterSite(asking: Asking): Promise<Entrance> {
  const secure = `https://${asking.domain}/`
  try {
    return await enterAt(asking, secure)
  } catch (error) {
    if (!(error instanceof AdapterError) || !UNCONNECTED.test(error.reason)) throw error
    const plain = await enterAt(asking, `http://${asking.domain}/`).catch((failure: unknown) => {
      if (failure instanceof AdapterError) return null
      throw failure
    })
    if (plain === null) throw error
    return plain
  }
}

async function enterAt(asking: Asking, home: string): Promise<Entrance> {
  const robots = openRobots(asking)
  await robots.ask([home])
  return { robots, home }
}
