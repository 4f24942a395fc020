import { expect, test } from 'vitest'
import { judgeHeading } from './judge-heading.ts'

test.each([
  'Related posts',
  'Related articles from our blog',
  'You may also like',
  'Join our newsletter',
  '12 Comments',
  'Leave a Reply',
  'Cookie settings',
  'Shop by category',
  'About the author',
  'Trail Pro 3 – 129 €',
  'Ähnliche Beiträge',
  'Das könnte Sie auch interessieren',
  'Zahlung und Versand',
  'Wir verwenden Cookies auf dieser Seite',
  'Artículos relacionados',
  'Deja un comentario',
  'Métodos de pago',
  'Läs också',
  'Fri frakt',
  'Lämna en kommentar',
  '関連記事',
  'この記事を書いた人',
  '特定商取引法に基づく表記',
  'مقالات ذات صلة',
  'اترك تعليقًا',
  'سياسة الخصوصية',
  'Articles similaires',
  'Leggi anche',
  'Leia também',
  'Lees ook',
  'Læs også',
  'Powiązane artykuły',
  '»',
  '2030',
])('the heading "%s" belongs to the site', (heading) => {
  expect(judgeHeading(heading)).toBe('boilerplate')
})

test.each([
  ['Conclusion', 'frame'],
  ['Table of contents', 'frame'],
  ['Fazit', 'frame'],
  ['Índice', 'frame'],
  ['Innehåll', 'frame'],
  ['まとめ', 'frame'],
  ['المصادر', 'frame'],
  ['FAQ', 'questions'],
  ['Frequently asked questions about boots', 'questions'],
  ['Häufige Fragen', 'questions'],
  ['Preguntas frecuentes', 'questions'],
  ['Vanliga frågor', 'questions'],
  ['よくある質問', 'questions'],
  ['الأسئلة الشائعة', 'questions'],
])('the heading "%s" is one of the %s', (heading, kind) => {
  expect(judgeHeading(heading)).toBe(kind)
})

test.each([
  'Popular types of coffee machines',
  'Share a room with a newborn',
  'By hand or by machine?',
  'Contact lenses for sport',
  'Cookies with oats',
  'Search engines compared',
  'Hilfe bei Schimmel',
  'Beliebte Sorten',
  'Kontaktlinsen reinigen',
  'Condiciones de luz',
  'Horario de riego',
  'Últimos pasos antes de pintar',
  'Dela plantan',
  'Populära sorter',
  '人気の種類',
  'コメントの書き方',
  'آخر موعد للزراعة',
])('the heading "%s" is a topic', (heading) => {
  expect(judgeHeading(heading)).toBe('topic')
})
