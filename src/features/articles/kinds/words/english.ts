import type { Phrases } from './signs.ts'

export const ENGLISH = {
  choose: `how to choose, how to pick, how to select, how to find the right, ^which, ^what * should i buy, buying guide,
    buyers guide, buyer's guide, buying tips, what to look for`,
  how: `^how to, ^how do, ^how does, ^how can, ^how should, ^how is, ^how are, ^how did, best way to, best time to, best
    practices`,
  near: `near me, nearby, close to me, near my location, in my area, open now`,
  compare: `comparison, compare, compared to, review, reviews, worth it, pros and cons, worth the money`,
  list: `best, top rated, ^top, ^# best, alternatives, alternative to, alternatives to, must have`,
  nav: `log in, sign in, signin, log on, my account, customer service, customer support, support number, phone number,
    contact number, opening hours, official site, official website, headquarters`,
  definition: `^what is, ^what's, ^whats, ^what are, ^what does * mean, ^what does * stand for, ^meaning of, ^definition of,
    ^define, meaning, definition, stands for, synonym, synonyms, abbreviation, acronym`,
  cost: `cost, costs, ^how much is, ^how much are, ^how much does, ^how much do`,
  asset: `templates, calculator, converter, printable, printables, worksheet, worksheets, spreadsheet, free download,
    checker, estimator, packing list, shopping list template, cheat sheet, calculate, tracker template,
    planner template, size chart, conversion chart`,
  ideas: `ideas, examples, tips, ways to, names, quotes, inspiration, exercises, types of, kinds of, recipes, activities,
    things to do, hacks, mistakes, # ways, # tips, # reasons, # things, # ideas`,
  price: `price, prices, pricing, price list`,
  buy: `buy, buying, best price, best deals, cheap, cheapest, affordable, sale, for sale, on sale, discount, discounts,
    coupons, coupon code, promo code, voucher, deals, deal, order, order online, shop, store, online shop, purchase,
    rent, rental, rentals, hire, free shipping, wholesale, clearance, second hand, for rent, where to buy, where can
    i buy, subscription`,
  guide: `guide, tutorial, tutorials, instructions, step by step, recipe, diy, explained, troubleshooting, not working`,
  question: `^why, ^when, ^can, ^could, ^do, ^does, ^did, ^is, ^are, ^was, ^were, ^should, ^will, ^would, ^where, ^who,
    ^what, ^how long, ^how many, ^how often, ^how much, ^how old, ^how far, ^how big, ^how fast, difference between,
    symptoms, causes, benefits, benefits of, side effects, history, history of, facts, advantages`,
  either: `or`,
} satisfies Phrases
