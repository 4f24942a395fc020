export { CACHE_DAYS, findCachedSerps, storeSerps, type Market } from './cache.ts'
