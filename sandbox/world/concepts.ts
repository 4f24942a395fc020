/**
 * What searchers want to know or do about a thing, and how they write it: phrases of one line mean the same. All
 * other words of a keyword name the thing.
 */
const CONCEPTS: Record<string, string> = {
  best: 'best, top, top rated, greatest, recommended, beste, besten, bester, mejor, mejores, meilleur, meilleure, meilleurs, meilleures, おすすめ, ดีที่สุด, แนะนำ, 推荐, 최고, 추천, أفضل, احسن, лучшие, лучший',
  cheap:
    'cheap, cheapest, affordable, budget, low cost, inexpensive, discount, günstig, günstige, billig, barato, baratos, barata, baratas, pas cher, 安い, ราคาถูก, 便宜, 저렴한, رخيص, رخيصة, дешевые',
  buy: 'buy, buying, purchase, order, shop for, for sale, kaufen, comprar, acheter, 通販, 購入, ซื้อ, 购买, 구매, شراء, купить',
  price:
    'price, cost, how much, how much is, how much are, pricing, preis, kosten, precio, prix, 値段, 価格, ราคา, 价格, 가격, سعر, اسعار, цена',
  near: 'near me, nearby, close to me, around me, in der nähe, cerca de mi, près de moi, 近く, ใกล้ฉัน, 附近, 근처, بالقرب مني, рядом',
  versus:
    'vs, versus, compared to, comparison, compare, vergleich, comparación, comparatif, 比較, เปรียบเทียบ, 对比, 비교, مقارنة, сравнение',
  review: 'review, test, erfahrungen, opiniones, avis, レビュー, 口コミ, รีวิว, 评价, 후기, مراجعة, отзывы',
  what: 'what is, what are, meaning, definition, was ist, qué es, que es, qu est ce que, とは, คืออะไร, 是什么, ما هو, что такое',
  how: 'how to, how do i, how do you, how can i, how should i, wie, cómo, como, comment, 方法, やり方, วิธี, 怎么, 방법, كيف, طريقة, как',
  choose: 'choose, choosing, pick, picking, select, selecting, which, 選び方, auswählen, elegir, choisir',
  clean: 'clean, cleaning, wash, washing, reinigen, limpiar, nettoyer, 洗い方, 掃除',
  store: 'store, storing, storage, keep, keeping',
  repair: 'repair, repairing, fix, fixing, mend, mending, reparieren, reparar, réparer, 修理',
  size: 'size, sizing, size guide, size chart, sizing guide, sizing chart, fit guide',
  type: 'type of, kind of, different type of, style of',
  checklist: 'checklist, packing list, check list, what to pack',
  lifespan: 'how long do last, how long does last, lifespan, life span, how long will last, when to replace',
  material: 'material, fabric, made of, what made of',
  beginner: 'beginner, for beginner, first time, starter, novice',
  rent: 'rent, rental, renting, hire, leihen, alquilar, location de, レンタル, เช่า',
  used: 'used, second hand, secondhand, pre owned, gebraucht, usado, occasion, 中古, มือสอง',
  brand: 'brand, manufacturer, maker, marken, marcas, marques, ブランド, ยี่ห้อ',
  diy: 'diy, homemade, make your own, how to make, selber machen, 自作',
}

/** Words for the same thing. */
const SYNONYMS: Record<string, string> = {
  hiking: 'hike, trekking, trek, walking, hiker, trail walking',
  backpack: 'rucksack, back pack',
  headlamp: 'head torch, head lamp, headlight',
  jacket: 'coat',
  stove: 'burner, cooker',
  woman: 'women, ladies, lady, female',
  man: 'men, gents, male',
  kid: 'children, child, childrens, kids',
  ultralight: 'ultra light, ultralite',
  waterproof: 'water proof, watertight',
  mobile: 'cell phone, cellphone, smartphone',
  car: 'automobile',
  sofa: 'couch, settee',
  bike: 'bicycle, cycle',
  notebook: 'laptop',
}

export const STOP_WORDS = `a an the of for in on at to with and or by from my your our is are be do does did i you we it its this that
  these those can should would will right good some any me online
  der die das den dem ein eine und für mit von im zum zur
  el la los las un una y para con de del en
  le les des du et pour avec dans sur au aux
  il lo gli per con di da
  の は が を に で と も や へ
  من في على و
  и в на для с`

/** Concepts that are actions: "how to" before one of them does not change the meaning. */
export const ACTIONS = new Set(['choose', 'clean', 'store', 'repair', 'diy'])

export const isConcept = (word: string): boolean => Object.hasOwn(CONCEPTS, word)

export function listPhrases(): { phrase: string; word: string }[] {
  return [...Object.entries(CONCEPTS), ...Object.entries(SYNONYMS)].flatMap(([word, phrases]) =>
    [word, ...phrases.split(',')].map((phrase) => ({ phrase: phrase.trim(), word })),
  )
}
