export { CACHE_DAYS, findCachedSerps, hasNoSerp, storeSerps, type Market } from './cache.ts'
export { collectSerps, type Collected } from './collect-serps.ts'
export { estimateSerps, type SerpEstimate } from './estimate-serps.ts'
export { readSerpUrls, type SerpUrls } from './read-serp-urls.ts'
