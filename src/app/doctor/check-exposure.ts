import { isLoopback } from '#platform/server/http/own-host.ts'
import type { Config } from '../config/config.ts'
import { listGaps } from '../config/gaps.ts'
import { ok, warn, type Finding } from './finding.ts'

/** Finds what is open to more people than the operator may think. The start prints those findings that are warnings. */
export function checkExposure(config: Config): Finding[] {
  return [
    checkSignIn(config),
    checkSignUp(config),
    checkPublicUrl(config),
    checkProxy(config),
    checkSandbox(config),
  ]
}

function checkSignIn({ host, oidc, owner }: Config): Finding {
  const about = 'signing in'
  const ways = [oidc === null ? [] : ['a provider'], owner === null ? [] : ['the owner']].flat()
  if (ways.length > 0) return ok(about, `is set up for ${ways.join(' and ')}.`)
  if (isLoopback(host)) return ok(about, 'is not set up: everybody who uses this machine can open the demo.')
  return warn(
    about,
    `is not set up, and HOST is ${host}: everybody who reaches it opens the demo. Set OWNER_EMAIL and OWNER_PASSWORD, or OIDC_CLIENT_ID and OIDC_CLIENT_SECRET.`,
  )
}

function checkSignUp({ oidc, isSignUpOpen }: Config): Finding {
  const about = 'sign-up'
  if (oidc === null) return ok(about, 'is not possible, because no provider is set up.')
  if (!isSignUpOpen) return ok(about, 'is closed: only the owner and people with an account are let in.')
  return warn(
    about,
    `is open: everybody with an account at ${oidc.issuer} may found a workspace here. Set SIGN_UP=closed to let in the owner and people with an account only.`,
  )
}

function checkPublicUrl({ host, port, publicUrl }: Config): Finding {
  const about = 'PUBLIC_URL'
  if (publicUrl !== undefined) return ok(about, `is ${publicUrl}.`)
  if (isLoopback(host)) return ok(about, 'is not set: only browsers on this machine are answered.')
  return warn(
    about,
    `is not set, and HOST is ${host}: browsers are answered at IP addresses only, without TLS, and sign-in providers and Google cannot lead back to them. Set it to the address that browsers open, such as https://keyloom.example.org or http://192.168.1.5:${port}.`,
  )
}

function checkProxy({ publicUrl, trustProxy }: Config): Finding {
  const about = 'TRUST_PROXY'
  if (trustProxy !== undefined) return ok(about, 'is set.')
  if (publicUrl?.startsWith('https:') !== true) return ok(about, 'is not set, and no proxy is known of.')
  return warn(
    about,
    'is not set, and PUBLIC_URL has TLS, which a proxy in front adds: all visitors share its address, so one of them can use up the limits of all. Set it to 1, or to the address of the proxy.',
  )
}

function checkSandbox(config: Config): Finding {
  const about = 'the sandbox'
  const gaps = config.sandbox === 'on' ? listGaps(config) : []
  if (gaps.length === 0) return ok(about, 'stands in for nothing.')
  const names = new Intl.ListFormat('en').format(gaps)
  if (config.oidc === null && config.owner === null) return ok(about, `stands in for ${names}.`)
  return warn(
    about,
    `stands in for ${names} beside real accounts, who get made-up results. Set these services up, or SANDBOX=off.`,
  )
}
