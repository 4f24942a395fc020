import type {
  ContentProfile,
  ContentScore,
  EvidenceCard,
  ScorePartName,
  SourcePage,
} from '#features/writing/contract.ts'
import { makeProfile } from '#features/writing/score/index.ts'

export const URLS = ['https://alpha.example/a', 'https://beta.example/b', 'https://gamma.example/c']
const CARDS: EvidenceCard[] = URLS.map((url, index) => ({
  id: `E${index + 1}`,
  section: 0,
  kind: 'fact',
  quote: 'A quote.',
  paraphrase: 'A paraphrase.',
  url,
  date: null,
}))
export const [ONE = '', TWO = '', THREE = ''] = URLS.map(
  (url, index) => `[[${index + 1}]](${url} "E${index + 1}")`,
)

interface Sample {
  keyword: string
  slug: string
  title: string
  description: string
  /** Each is on one of the pages. */
  sentences: string[]
  /** On all pages. */
  terms: string[]
  headings: string[]
  article: string
}

const SAMPLES: Record<string, Sample> = {
  en: {
    keyword: 'hiking boots',
    slug: 'hiking-boots',
    title: 'Hiking boots: how to choose a pair',
    description: 'How to choose hiking boots that fit, keep water out and last for years.',
    sentences: [
      'Hiking boots with a waterproof membrane keep feet dry.',
      'A stiff sole protects the ankle.',
      'Leather needs care.',
    ],
    terms: ['stiff sole', 'waterproof membrane', 'leather', 'hiking boots'],
    headings: ['How should boots fit?', 'Waterproof membrane or leather'],
    article: `Hiking boots decide how far you get. Pick a pair that fits.

## How should hiking boots fit?

Toes need room, and the heel stays put. A pair weighs 900 grams ${ONE}. The sole is stiff.

## Waterproof membrane or leather?

- A waterproof membrane keeps water out for 500 kilometres ${TWO}.
- Leather lasts longer, but wants wax; read [our guide](https://own.example/wax) and [more](https://own.example/more).

In 2030, every third pair sold was made of leather ${THREE}.
`,
  },
  de: {
    keyword: 'wanderschuhe',
    slug: 'wanderschuhe',
    title: 'Wanderschuhe: So findest du das passende Paar',
    description: 'Wie Wanderschuhe sitzen sollen und welche Membran wasserdicht hält.',
    sentences: [
      'Wanderschuhe mit wasserdichter Membran halten die Füße trocken.',
      'Eine steife Sohle schützt den Knöchel.',
    ],
    terms: ['Sohle', 'Membran', 'Leder', 'Wanderschuhe'],
    headings: ['Wie müssen Wanderschuhe sitzen?', 'Membran oder Leder'],
    article: `Gute Wanderschuhe tragen weit. Nimm ein Paar, das passt, z. B. aus Leder.

## Wie müssen Wanderschuhe sitzen?

Die Zehen brauchen Platz. Ein Paar wiegt 900 Gramm ${ONE}. Die Sohle ist steif.

## Membran oder Leder?

- Eine Membran hält 500 Kilometer dicht ${TWO}.
- Leder hält länger; lies [unseren Rat](https://own.example/wachs) und [mehr](https://own.example/mehr).

Im Jahr 2030 war jedes dritte Paar aus Leder ${THREE}.
`,
  },
  es: {
    keyword: 'botas de montaña',
    slug: 'botas-de-montana',
    title: 'Botas de montaña: cómo elegir el par ideal',
    description: 'Cómo elegir botas de montaña que ajusten bien y duren años.',
    sentences: [
      'Las botas de montaña con membrana impermeable mantienen los pies secos.',
      'Una suela rígida protege el tobillo.',
    ],
    terms: ['suela rígida', 'membrana', 'cuero', 'botas de montaña'],
    headings: ['¿Cómo deben ajustar las botas?', 'Membrana o cuero'],
    article: `Unas buenas botas de montaña llevan lejos. Elige un par que ajuste.

## ¿Cómo deben ajustar las botas de montaña?

Los dedos necesitan espacio. Un par pesa 900 gramos ${ONE}. La suela es rígida.

## ¿Membrana o cuero?

- Una membrana aguanta 500 kilómetros ${TWO}.
- El cuero dura más; lee [nuestra guía](https://own.example/cera) y [otra](https://own.example/otra).

En 2030, un tercio de los pares era de cuero ${THREE}.
`,
  },
  sv: {
    keyword: 'vandringskängor',
    slug: 'vandringskangor',
    title: 'Vandringskängor: så väljer du rätt par',
    description: 'Så väljer du vandringskängor som passar och håller i många år.',
    sentences: [
      'Vandringskängor med vattentätt membran håller fötterna torra.',
      'En styv sula skyddar foten.',
    ],
    terms: ['styv sula', 'membran', 'läder', 'vandringskängor'],
    headings: ['Hur ska vandringskängor sitta?', 'Membran eller läder'],
    article: `Bra vandringskängor bär långt. Välj ett par som passar, t.ex. i läder.

## Hur ska vandringskängor sitta?

Tårna behöver plats. Ett par väger 900 gram ${ONE}. Sulan är styv.

## Membran eller läder?

- Ett membran håller tätt i 500 kilometer ${TWO}.
- Läder håller längre; läs [vår guide](https://own.example/vax) och [mer](https://own.example/mer).

År 2030 var vart tredje par av läder ${THREE}.
`,
  },
  ja: {
    keyword: '登山靴',
    slug: 'tozan-gutsu',
    title: '登山靴の選び方',
    description: '足に合う登山靴の選び方と手入れを紹介します。',
    sentences: ['防水の登山靴は足を濡らさない。', '硬い靴底が足首を守る。', '革は手入れが必要だ。'],
    terms: ['靴底', '防水', '革', '登山靴'],
    headings: ['登山靴のサイズの選び方', '防水の素材と革の違い'],
    article: `登山靴は歩ける距離を決めます。足に合う靴を選びましょう。

## 登山靴のサイズの選び方

つま先には余裕が必要です。一足の重さは900グラムです${ONE}。靴底は硬いです。

## 防水の素材と革の違い

- 防水の素材は500キロメートル使えます${TWO}。
- 革は長持ちします。[手入れの方法](https://own.example/wax)と[他の記事](https://own.example/more)もどうぞ。

2030年には三分の一が革でした${THREE}。
`,
  },
  ar: {
    keyword: 'أحذية المشي',
    slug: 'hiking-shoes',
    title: 'أحذية المشي: كيف تختار الحذاء المناسب',
    description: 'كيف تختار أحذية المشي التي تناسب قدميك وتدوم سنوات.',
    sentences: ['أحذية المشي المقاومة للماء تحافظ على جفاف القدم.', 'النعل الصلب يحمي الكاحل.'],
    terms: ['النعل', 'الغشاء', 'الجلد', 'أحذية المشي'],
    headings: ['كيف يجب أن تكون أحذية المشي؟', 'الجلد أو الغشاء المقاوم للماء'],
    article: `أحذية المشي الجيدة تحملك بعيدا. اختر حذاء يناسبك.

## كيف تكون أحذية المشي مناسبة؟

أصابع القدم تحتاج مساحة. وزن الحذاء 900 غرام ${ONE}. النعل صلب.

## الجلد أو الغشاء المقاوم للماء؟

- الغشاء يدوم 500 كيلومتر ${TWO}.
- الجلد يدوم أطول، اقرأ [دليلنا](https://own.example/wax) و[المزيد](https://own.example/more).

في 2030 كان ثلث الأحذية من الجلد ${THREE}.
`,
  },
}
interface ScoreSample extends Sample {
  pages: SourcePage[]
  markdown: string
  profile: ContentProfile
  cards: EvidenceCard[]
  ownDomain: string
}

export const LANGUAGES = Object.keys(SAMPLES)

/** A sourced article in a language with three pages that rank for its keyword. */
export function sampleOf(language: string): ScoreSample {
  const sample = SAMPLES[language] ?? SAMPLES['en']
  if (!sample) throw new Error('There is no sample.')
  const pages: SourcePage[] = URLS.map((url, index) => ({
    url,
    position: index + 1,
    title: sample.title,
    language,
    date: null,
    headings: sample.headings.map((text) => ({ level: 2, text })),
    text: [
      ...sample.terms,
      sample.sentences[index % sample.sentences.length],
      ...sample.headings,
      // As many words as an article has, so that terms are as rare on the pages as in it.
      Array.from({ length: 60 }, (_, at) => 1_000 * index + at).join(' '),
    ].join('\n'),
    wordCount: 20,
  }))
  const profile = makeProfile({ pages, keywords: [], mainKeyword: sample.keyword, language })
  return { ...sample, pages, markdown: sample.article, profile, cards: CARDS, ownDomain: 'own.example' }
}

export function pointsOf(score: ContentScore, name: ScorePartName): number {
  return score.parts.find((part) => part.name === name)?.points ?? -1
}
