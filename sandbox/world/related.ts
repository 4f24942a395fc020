import { isConcept } from './concepts.ts'
import { normalizeKeyword } from './word-forms.ts'

const ENGLISH = `best {k}, cheap {k}, buy {k}, {k} near me, how to choose {k}, {k} review, {k} price, types of {k},
  how to clean {k}, {k} for beginners, used {k}, {k} size guide, {k} brands, {k} vs alternatives, what is {k},
  top {k}, {k} for sale, {k} rental, diy {k}, {k} checklist, how long does {k} last, affordable {k}, {k} online,
  how to store {k}, how to repair {k}, {k} materials, {k} storage, {k} for kids, {k} for women, small {k}`
const BY_SCRIPT: [RegExp, string][] = [
  [/\p{sc=Thai}/u, '{k} ราคา, {k} รีวิว, {k} ดีที่สุด, วิธี {k}, ซื้อ {k}, {k} ใกล้ฉัน, {k} คืออะไร'],
  [
    /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
    '{k} おすすめ, {k} 比較, {k} 価格, {k} 口コミ, {k} とは, {k} 通販, {k} 中古',
  ],
  [/\p{sc=Han}/u, '{k} 推荐, {k} 价格, {k} 评价, {k} 对比, {k} 是什么'],
  [/\p{sc=Hangul}/u, '{k} 추천, {k} 가격, {k} 후기, {k} 비교, {k} 방법'],
  [/\p{sc=Arabic}/u, 'أفضل {k}, سعر {k}, شراء {k}, {k} رخيص, كيف {k}, مراجعة {k}'],
  [/\p{sc=Cyrillic}/u, 'лучшие {k}, купить {k}, цена {k}, отзывы {k}, как {k}'],
]

/** Related searches of a keyword, in its own script. */
export function listRelated(keyword: string): string[] {
  const text = normalizeKeyword(keyword)
  if (isConcept(text)) return []
  const [, templates] = BY_SCRIPT.find(([script]) => script.test(text)) ?? [null, ENGLISH]
  const made = templates.split(',').map((template) => template.trim().replace('{k}', text))
  return [...new Set(made)].filter((related) => related !== text)
}
