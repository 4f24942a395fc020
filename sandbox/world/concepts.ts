import type { Grammar } from './word-forms.ts'

/**
 * What searchers want to know or do about a thing, and how they write it: phrases of one line mean the same. All
 * other words of a keyword name the thing.
 */
const CONCEPTS: Record<string, string> = {
  best: 'best, top, top rated, greatest, recommended, most popular, beste, bester, bestes, besten, testsieger, empfehlung, empfehlenswert, mejor, mejores, meilleur, meilleure, meilleurs, meilleures, おすすめ, ดีที่สุด, แนะนำ, 推荐, 최고, 추천, أفضل, احسن, лучшие, лучший',
  cheap:
    'cheap, cheapest, affordable, budget, low cost, inexpensive, discount, on sale, deal, bargain, günstig, günstige, günstiger, billig, billige, preiswert, angebot, barato, baratos, barata, baratas, pas cher, 安い, ราคาถูก, 便宜, 저렴한, رخيص, رخيصة, дешевые',
  buy: 'buy, buying, purchase, order, shop for, for sale, where to buy, where can i buy, where to get, kaufen, bestellen, comprar, acheter, 通販, 購入, ซื้อ, 购买, 구매, شراء, купить',
  price:
    'price, cost, how much is, how much are, pricing, preis, kosten, was kostet, was kosten, precio, prix, 値段, 価格, ราคา, 价格, 가격, سعر, اسعار, цена',
  near: 'near me, nearby, close to me, around me, in der nähe, in meiner nähe, cerca de mi, près de moi, 近く, ใกล้ฉัน, 附近, 근처, بالقرب مني, рядом',
  versus:
    'vs, versus, or, compared to, comparison, compare, difference between, differences between, oder, unterschied, unterschied zwischen, vergleich, comparación, comparatif, 比較, เปรียบเทียบ, 对比, 비교, مقارنة, сравнение',
  review:
    'review, test, testbericht, erfahrung, erfahrungen, opiniones, avis, レビュー, 口コミ, รีวิว, 评价, 후기, مراجعة, отзывы',
  what: 'what is, what are, what does mean, meaning, definition, explained, was ist, was sind, bedeutung, qué es, que es, qu est ce que, とは, คืออะไร, 是什么, ما هو, что такое',
  how: 'how to, how do i, how do you, how can i, how can you, how should i, how do, how does, how is, how are, how much, how many, way to, best way to, wie, wie kann man, cómo, como, comment, 方法, やり方, วิธี, 怎么, 방법, كيف, طريقة, как',
  when: 'when, when to, when should i, when do i, when do you, when is the best time to, best time to, how often, how often to, wann, wie oft, ab wann, beste zeit',
  choose: 'choose, choosing, pick, picking, select, selecting, which, 選び方, auswählen, elegir, choisir',
  clean:
    'clean, cleaning, wash, washing, cleanse, reinigen, säubern, sauber machen, putzen, waschen, limpiar, nettoyer, 洗い方, 掃除',
  store: 'store, storing, storage, keep, keeping, aufbewahren, lagern',
  repair: 'repair, repairing, fix, fixing, mend, mending, reparieren, reparar, réparer, 修理',
  size: 'size, sizing, size guide, size chart, sizing guide, sizing chart, fit guide, größentabelle, welche größe',
  type: 'type of, kind of, different type of, style of, variety of, arten, arten von, sorten',
  checklist:
    'checklist, packing list, check list, what to pack, what to bring, list of thing to bring, thing to bring, packliste, checkliste',
  lifespan:
    'how long do last, how long does last, lifespan, life span, how long will last, how long last, when to replace, shelf life, expire, expiry, expiration, go bad, spoil, lebensdauer',
  material: 'material, fabric, made of, what made of',
  beginner: 'beginner, for beginner, first time, starter, novice, anfänger, für anfänger, einsteiger',
  rent: 'rent, rental, renting, hire, leihen, mieten, ausleihen, alquilar, location de, レンタル, เช่า',
  used: 'used, second hand, secondhand, pre owned, refurbished, gebraucht, gebrauchte, usado, occasion, 中古, มือสอง',
  brand: 'brand, manufacturer, marke, marken, hersteller, marcas, marques, ブランド, ยี่ห้อ',
  diy: 'diy, homemade, home made, make your own, selber machen, selbst machen, 自作',
  make: 'make, making, how to make, recipe, prepare, preparing, preparation, cook, brew, rezept, zubereiten, zubereitung, kochen, backen',
}

/**
 * How many of ten results a keyword loses when one of these is added to it: people who want to buy a thing see nearly
 * the same pages as those who only name it, people who want to wash it see others.
 */
const CONCEPT_WEIGHTS: Record<string, number> = {
  how: 1,
  buy: 2,
  cheap: 2,
  what: 2,
  when: 2,
  best: 3,
  price: 3,
  review: 3,
  make: 3,
  diy: 4,
  brand: 6,
  near: 6,
  versus: 6,
  beginner: 7,
  used: 7,
  type: 7,
}
const USUAL_CONCEPT_WEIGHT = 9

const STOP_WORDS = `a an the of for in on at to with and by from my your our is are be do does did i we you it its this that
  these those can could should would will if there which who some any me not without no as into while during online super fully content
  good great new perfect ultimate complete full proper properly correct correctly right really very most more
  el la los las un una y para con de del en
  le les des du et pour avec dans sur au aux
  il lo gli per con di da
  の は が を に で と も や へ
  من في على و
  и в на для с`

const GERMAN_STOP_WORDS = `der die das den dem des ein eine einen einem einer und für mit von im zum zur am an auf aus ab in
  ins ich man mein meine meinen ihr sie es wir sich richtig selber selbst gut gute gutes online bei nach vor gegen was womit
  wofür warum wo wer welche welcher welches ist sind kann muss soll darf zu so sehr ganz`

export const stopWordsOf: Record<Grammar, string> = { english: STOP_WORDS, german: GERMAN_STOP_WORDS }

/** Concepts that are actions: "how to" before one of them does not change the meaning. */
export const ACTIONS = new Set(['choose', 'clean', 'store', 'repair', 'diy', 'make'])

export const isConcept = (word: string): boolean => Object.hasOwn(CONCEPTS, word)

export const weighConcept = (word: string): number => CONCEPT_WEIGHTS[word] ?? USUAL_CONCEPT_WEIGHT

export function listConceptPhrases(): Phrase[] {
  return readPhrases(CONCEPTS)
}

/** A phrase, and the word that stands for all phrases with its meaning. */
export interface Phrase {
  phrase: string
  word: string
}

export function readPhrases(table: Record<string, string>): Phrase[] {
  return Object.entries(table).flatMap(([word, phrases]) =>
    [word, ...phrases.split(',')].map((phrase) => ({ phrase: phrase.trim(), word })),
  )
}
