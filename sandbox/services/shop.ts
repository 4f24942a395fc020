import { gzipSync } from 'node:zlib'
import type { Stage } from '../stage/stage.ts'
import { answerVisit, SHOP } from '../world/index.ts'
import { visitHostileSite } from './hostile-sites.ts'
import { replyHtml, type Call, type Reply, type Service } from './service.ts'
import { writeRivalPage } from './rival-pages.ts'
import type { Webflow } from './webflow/index.ts'
import type { Shopify } from './shopify/index.ts'
import type { Wordpress } from './wordpress/index.ts'

const OWN_HOSTS = new Set([SHOP.host, `www.${SHOP.host}`, '127.0.0.1', 'localhost'])

/** The made-up web: the shop, and pages of other sites in its SERPs, distinguished by the Host header. */
export function createShopService(
  stage: Stage,
  wordpress: Wordpress,
  webflow: Webflow,
  shopify: Shopify,
): Service {
  return (call) => {
    const { hostname, pathname } = call.url
    const posted = wordpress.answer(call) ?? webflow.visit(call) ?? shopify.visit(call)
    if (posted !== null) return posted
    if (call.fault !== null) return failInstead(call)
    if (call.method !== 'GET' && call.method !== 'HEAD')
      return { status: 405, headers: { allow: 'GET, HEAD' } }
    if (hostname === `www.${SHOP.host}`)
      return { status: 301, headers: { location: `${SHOP.origin}${pathname}${call.url.search}` } }
    if (OWN_HOSTS.has(hostname)) return visitShop(stage, call)
    if (!hostname.endsWith('.example')) return replyHtml(404, 'No such site')
    const hostile = visitHostileSite(call.url)
    if (hostile !== null) return hostile
    return pathname === '/robots.txt'
      ? replyHtml(404, 'Nothing here')
      : replyHtml(200, writeRivalPage(stage.world().seed, call.url))
  }
}

function visitShop(stage: Stage, { url, headers }: Call): Reply {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : '/'
  const { status, headers: own, body } = answerVisit(stage.world(), path)
  if (own.etag !== undefined && headers['if-none-match'] === own.etag) return { status: 304, headers: own }
  const wantsGzip =
    /\bgzip\b/.test(headers['accept-encoding'] ?? '') && typeof body === 'string' && body !== ''
  if (!wantsGzip) return { status, headers: own, body }
  return {
    status,
    headers: { ...own, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body),
  }
}

function failInstead({ fault }: Call): Reply {
  if (fault === 'rate_limited')
    return { ...replyHtml(429, 'Too many requests'), headers: { 'retry-after': '30' } }
  if (fault === 'forbidden' || fault === 'unauthorized') return replyHtml(403, 'Forbidden')
  return { ...replyHtml(503, 'Down for maintenance'), headers: { 'retry-after': '120' } }
}
