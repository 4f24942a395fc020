import type { Phrases } from './signs.ts'

/** Words that are used in every language. */
export const ANYWHERE = {
  compare: `vs, versus, review`,
  list: `top #, topp #`,
  nav: `login`,
  definition: `wiki`,
  asset: `template, generator, checklist, download, pdf`,
  buy: `coupon, outlet, promo code`,
} satisfies Phrases
