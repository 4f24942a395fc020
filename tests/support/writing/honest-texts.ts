import type { EvidenceCard } from '#features/writing/contract.ts'

/** A section that says only what its cards say. */
export interface HonestText {
  language: string
  cards: EvidenceCard[]
  heading: string
  /** Sentences with markers. */
  paragraphs: string[][]
  items: string[]
  rows: [name: string, value: string][]
}

export const OWN_DOMAIN = 'radhaus.example'

type Fact = [quote: string, paraphrase: string]

function makeCards(language: string, facts: Fact[]): EvidenceCard[] {
  return facts.map(([quote, paraphrase], at) => ({
    id: `E${at + 1}`,
    section: 0,
    kind: 'fact',
    quote,
    paraphrase,
    // Two cards of one page, and a URL with brackets.
    url:
      at === 1
        ? `https://${language}.example/page_(1)`
        : `https://${language}.example/page-${at === 3 ? 0 : at}`,
    date: '2029-04-02',
  }))
}

export const HONEST_TEXTS: HonestText[] = [
  {
    language: 'en',
    heading: 'How long a battery lasts',
    cards: makeCards('en', [
      [
        'The battery of an e-bike lasts between 500 and 1,000 charge cycles',
        'A battery survives 500 to 1,000 cycles.',
      ],
      [
        'Sales rose by 14.5 % to 2.2 million bicycles in March 2028',
        'Sales grew 14.5 percent to 2.2 million.',
      ],
      ['We never leave a battery in the cold overnight', 'A workshop warns of cold nights.'],
      ['A new battery costs $450 on average', 'Replacing it costs 450 dollars on average.'],
    ]),
    paragraphs: [
      [
        'A battery ages even when nobody rides.',
        'Most of them survive **500 to 1,000 cycles** before they lose power [[E1]].',
        'Heat makes it worse, as [our guide](https://radhaus.example/heat) explains.',
      ],
      [
        'In March 2028, sales rose by 14.5% to 2,200,000 bicycles. [[E2]]',
        'Dr. Miller of the workshop says, “We never leave a battery in the cold overnight” [[E3]].',
        'CO2 and 5G have nothing to do with it.',
        'That is why you should store it indoors.',
      ],
    ],
    items: ['Charge it before it is empty.', 'Plan $450 for a new one [[E4]].', 'Keep it dry.'],
    rows: [
      ['Cycles', '500 [[E1]]'],
      ['Care', 'Store it indoors'],
    ],
  },
  {
    language: 'de',
    heading: 'Wie lange ein Akku hält',
    cards: makeCards('de', [
      ['Ein Akku hält zwischen 500 und 1.000 Ladezyklen', 'Nach 500 bis 1.000 Zyklen lässt der Akku nach.'],
      [
        'Der Absatz stieg um 14,5 Prozent auf 2,2 Millionen Räder',
        'Der Absatz wuchs um 14,5 % auf 2,2 Mio. Räder.',
      ],
      ['Wir lassen einen Akku nie über Nacht in der Kälte', 'Eine Werkstatt warnt vor kalten Nächten.'],
      ['Ein neuer Akku kostet im Schnitt 450 Euro', 'Ersatz kostet etwa 450 Euro.'],
    ]),
    paragraphs: [
      [
        'Ein Akku altert auch dann, wenn niemand fährt.',
        'Viele überstehen **500 bis 1.000 Zyklen**, bevor sie nachlassen [[E1]].',
        'Hitze schadet z. B. im Sommer, wie [unser Ratgeber](https://radhaus.example/hitze) erklärt.',
      ],
      [
        'Der Absatz stieg um 14,5 % auf 2.200.000 Räder. [[E2]]',
        'Dr. Müller aus der Werkstatt sagt: „Wir lassen einen Akku nie über Nacht in der Kälte“ [[E3]].',
        'Deshalb gehört er ins Haus.',
      ],
    ],
    items: ['Laden Sie früh genug.', 'Rechnen Sie mit 450 € für Ersatz [[E4]].', 'Halten Sie ihn trocken.'],
    rows: [
      ['Zyklen', '500 [[E1]]'],
      ['Pflege', 'Im Haus lagern'],
    ],
  },
  {
    language: 'es',
    heading: 'Cuánto dura una batería',
    cards: makeCards('es', [
      ['Una batería dura entre 500 y 1.000 ciclos de carga', 'La batería aguanta de 500 a 1.000 ciclos.'],
      [
        'Las ventas subieron un 14,5 % hasta 2,2 millones de bicicletas',
        'Las ventas crecieron un 14,5 por ciento.',
      ],
      ['Nunca dejamos una batería al frío durante la noche', 'Un taller advierte de las noches frías.'],
      ['Una batería nueva cuesta 450 euros de media', 'Cambiarla cuesta unos 450 euros.'],
    ]),
    paragraphs: [
      [
        'Una batería envejece aunque nadie la use.',
        'Muchas aguantan **de 500 a 1.000 ciclos** antes de perder fuerza [[E1]].',
        'El calor la daña, como explica [nuestra guía](https://radhaus.example/calor).',
      ],
      [
        'Las ventas subieron un 14,5 % hasta 2.200.000 bicicletas. [[E2]]',
        'El taller lo dice claro: «Nunca dejamos una batería al frío durante la noche» [[E3]].',
        '¿Por qué guardarla en casa?',
        'Porque el frío la agota.',
      ],
    ],
    items: ['Cárgala a tiempo.', 'Calcula 450 € para una nueva [[E4]].', 'Mantenla seca.'],
    rows: [
      ['Ciclos', '500 [[E1]]'],
      ['Cuidado', 'Guardar en casa'],
    ],
  },
  {
    language: 'sv',
    heading: 'Hur länge ett batteri håller',
    cards: makeCards('sv', [
      ['Ett batteri håller mellan 500 och 1 000 laddcykler', 'Batteriet klarar 500 till 1 000 cykler.'],
      ['Försäljningen ökade med 14,5 procent till 2,2 miljoner cyklar', 'Försäljningen växte med 14,5 %.'],
      ['Vi lämnar aldrig ett batteri i kylan över natten', 'En verkstad varnar för kalla nätter.'],
      ['Ett nytt batteri kostar i snitt 4 500 kronor', 'Ett byte kostar ungefär 4 500 kronor.'],
    ]),
    paragraphs: [
      [
        'Ett batteri åldras även när ingen cyklar.',
        'Många klarar **500 till 1 000 cykler** innan de tappar kraft [[E1]].',
        'Värme skadar, vilket [vår guide](https://radhaus.example/varme) förklarar.',
      ],
      [
        'Försäljningen ökade med 14,5 % till 2,2 miljoner cyklar. [[E2]]',
        'Verkstaden säger: ”Vi lämnar aldrig ett batteri i kylan över natten” [[E3]].',
        'Därför bör det förvaras inomhus.',
      ],
    ],
    items: ['Ladda i god tid.', 'Räkna med 4 500 kronor för ett nytt [[E4]].', 'Håll det torrt.'],
    rows: [
      ['Cykler', '500 [[E1]]'],
      ['Skötsel', 'Förvara inomhus'],
    ],
  },
  {
    language: 'ja',
    heading: 'バッテリーの寿命',
    cards: makeCards('ja', [
      [
        '電動自転車のバッテリーは500回から1,000回の充電に耐える',
        'バッテリーは500〜1,000回の充電で劣化する。',
      ],
      ['2028年3月の販売台数は14.5%増の220万台だった', '販売は14.5%増えて220万台になった。'],
      ['私たちは寒い夜にバッテリーを外に置くことは決してありません', '工房は寒い夜に注意を促す。'],
      ['新しいバッテリーの平均価格は4万5000円である', '交換費用は平均45,000円。'],
    ]),
    paragraphs: [
      [
        'バッテリーは乗らなくても劣化します。',
        '多くは**500回から1,000回**の充電に耐えます[[E1]]。',
        '暑さの影響は[当店のガイド](https://radhaus.example/heat)で説明しています。',
      ],
      [
        '2028年3月の販売は14.5%増えて220万台でした。[[E2]]',
        '工房は「私たちは寒い夜にバッテリーを外に置くことは決してありません」と話します[[E3]]。',
        'そのため室内で保管しましょう。',
      ],
    ],
    items: ['早めに充電します。', '交換には45,000円を見込みます[[E4]]。', '乾いた場所に置きます。'],
    rows: [
      ['充電回数', '500回 [[E1]]'],
      ['手入れ', '室内で保管'],
    ],
  },
  {
    language: 'ar',
    heading: 'كم تدوم البطارية',
    cards: makeCards('ar', [
      ['تدوم بطارية الدراجة الكهربائية بين 500 و1000 دورة شحن', 'تتحمل البطارية من 500 إلى 1000 دورة.'],
      ['ارتفعت المبيعات بنسبة 14.5٪ إلى 2.2 مليون دراجة', 'نمت المبيعات بنسبة 14.5٪.'],
      ['نحن لا نترك البطارية في البرد طوال الليل أبدا', 'تحذر الورشة من الليالي الباردة.'],
      ['سعر البطارية الجديدة 450 دولارا في المتوسط', 'يكلف الاستبدال نحو 450 دولارا.'],
    ]),
    paragraphs: [
      [
        'تتقادم البطارية حتى عندما لا يركب أحد.',
        'يتحمل كثير منها **من ٥٠٠ إلى ١٠٠٠ دورة** قبل أن تضعف [[E1]].',
        'الحرارة تضر بها كما يشرح [دليلنا](https://radhaus.example/heat).',
      ],
      [
        'ارتفعت المبيعات بنسبة 14.5٪ إلى 2.2 مليون دراجة. [[E2]]',
        'تقول الورشة: «نحن لا نترك البطارية في البرد طوال الليل أبدا» [[E3]].',
        'لذلك يجب حفظها في البيت.',
      ],
    ],
    items: ['اشحنها في الوقت المناسب.', 'احسب 450 دولارا لبطارية جديدة [[E4]].', 'احفظها جافة.'],
    rows: [
      ['الدورات', '500 [[E1]]'],
      ['العناية', 'تحفظ في البيت'],
    ],
  },
]
