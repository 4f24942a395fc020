/** What a text with known faults is made of, in one language. */
export interface PlantedTexts {
  language: string
  headings: readonly [string, string]
  /** What the sources say, and sentences that say the same in other words, each with a number. */
  facts: readonly { quote: string; sentence: string }[]
  /** A sentence around a passage in quotation marks, and the passage as its source has it. */
  quotation: { sentence: string; passage: string; altered: string }
  /** Without a number, and said by no source. */
  plain: string
  /** A question with a number, which needs no citation. */
  question: string
  /** A sentence about something else, with a number. */
  unrelated: string
  /** What follows the passages on the page, long enough to be noticed when it is copied. */
  copied: string
}

export const PLANTED: readonly PlantedTexts[] = [
  {
    language: 'en',
    headings: ['How long boots last', 'When to resole'],
    facts: [
      {
        quote: 'Leather hiking boots last about 1,500 kilometres before the sole is worn.',
        sentence: 'The sole of leather hiking boots is worn after 1,500 kilometres.',
      },
      {
        quote: 'A new sole costs 80 euros at most cobblers and takes 2 weeks.',
        sentence: 'Most cobblers take 2 weeks and 80 euros for a new sole.',
      },
    ],
    quotation: {
      sentence: 'One maker writes: “Never dry wet leather beside a stove.”',
      passage: 'Never dry wet leather beside a stove.',
      altered: 'Always dry wet leather beside a stove.',
    },
    plain: 'Good care pays off for everybody who walks a lot.',
    question: 'Do boots last 10 years?',
    unrelated: 'The museum of modern painting sold 700 tickets on its opening night.',
    copied:
      'Before the first long tour every pair should be worn at home for several evenings, because stiff leather needs time until it follows the shape of the foot and no longer rubs at the heel or presses on the toes.',
  },
  {
    language: 'de',
    headings: ['Wie lange Schuhe halten', 'Wann neu besohlen'],
    facts: [
      {
        quote: 'Wanderschuhe aus Leder halten rund 1.500 Kilometer, bevor die Sohle abgelaufen ist.',
        sentence: 'Die Sohle von Wanderschuhen aus Leder ist nach 1.500 Kilometer abgelaufen.',
      },
      {
        quote: 'Eine neue Sohle kostet bei den meisten Schustern 80 Euro und dauert 2 Wochen.',
        sentence: 'Bei den meisten Schustern dauert eine neue Sohle 2 Wochen und kostet 80 Euro.',
      },
    ],
    quotation: {
      sentence: 'Ein Hersteller schreibt: „Nasses Leder nie neben dem Ofen trocknen.“',
      passage: 'Nasses Leder nie neben dem Ofen trocknen.',
      altered: 'Nasses Leder immer neben dem Ofen trocknen.',
    },
    plain: 'Gute Pflege lohnt sich für alle, die viel gehen.',
    question: 'Halten Schuhe 10 Jahre?',
    unrelated: 'Das Museum für moderne Malerei verkaufte am Eröffnungsabend 700 Karten.',
    copied:
      'Vor der ersten langen Tour sollte jedes Paar mehrere Abende lang zu Hause getragen werden, weil steifes Leder Zeit braucht, bis es der Form des Fußes folgt und weder an der Ferse reibt noch auf die Zehen drückt.',
  },
  {
    language: 'es',
    headings: ['Cuánto duran las botas', 'Cuándo cambiar la suela'],
    facts: [
      {
        quote: 'Las botas de cuero duran unos 1.500 kilómetros antes de que la suela se gaste.',
        sentence: 'La suela de las botas de cuero se gasta tras 1.500 kilómetros.',
      },
      {
        quote: 'Una suela nueva cuesta 80 euros en la mayoría de los zapateros y tarda 2 semanas.',
        sentence: 'En la mayoría de los zapateros una suela nueva tarda 2 semanas y cuesta 80 euros.',
      },
    ],
    quotation: {
      sentence: 'Un fabricante escribe: «Nunca seque el cuero mojado junto a una estufa.»',
      passage: 'Nunca seque el cuero mojado junto a una estufa.',
      altered: 'Siempre seque el cuero mojado junto a una estufa.',
    },
    plain: 'Un buen cuidado vale la pena para quien camina mucho.',
    question: '¿Duran las botas 10 años?',
    unrelated: 'El museo de pintura moderna vendió 700 entradas en su noche inaugural.',
    copied:
      'Antes de la primera ruta larga conviene llevar cada par en casa durante varias tardes, porque el cuero rígido necesita tiempo hasta que sigue la forma del pie y ya no roza en el talón ni aprieta los dedos.',
  },
  {
    language: 'sv',
    headings: ['Hur länge kängor håller', 'När sulan ska bytas'],
    facts: [
      {
        quote: 'Vandringskängor av läder håller ungefär 1 500 kilometer innan sulan är utsliten.',
        sentence: 'Sulan på vandringskängor av läder är utsliten efter 1 500 kilometer.',
      },
      {
        quote: 'En ny sula kostar 80 euro hos de flesta skomakare och tar 2 veckor.',
        sentence: 'Hos de flesta skomakare tar en ny sula 2 veckor och kostar 80 euro.',
      },
    ],
    quotation: {
      sentence: 'En tillverkare skriver: ”Torka aldrig vått läder bredvid en kamin.”',
      passage: 'Torka aldrig vått läder bredvid en kamin.',
      altered: 'Torka alltid vått läder bredvid en kamin.',
    },
    plain: 'God skötsel lönar sig för alla som går mycket.',
    question: 'Håller kängor i 10 år?',
    unrelated: 'Museet för modernt måleri sålde 700 biljetter på sin öppningskväll.',
    copied:
      'Före den första långa turen bör varje par användas hemma under flera kvällar, eftersom styvt läder behöver tid tills det följer fotens form och varken skaver mot hälen eller trycker på tårna.',
  },
  {
    language: 'ja',
    headings: ['登山靴の寿命', '靴底の張り替え時期'],
    facts: [
      {
        quote: '革の登山靴は約1500キロメートル歩くと靴底がすり減ります。',
        sentence: '革の登山靴の靴底は1500キロメートル歩くとすり減ります。',
      },
      {
        quote: '新しい靴底は多くの靴修理店で80ユーロかかり、2週間で仕上がります。',
        sentence: '多くの靴修理店では新しい靴底が2週間で仕上がり、80ユーロかかります。',
      },
    ],
    quotation: {
      sentence: 'あるメーカーは「濡れた革をストーブのそばで乾かしてはいけません。」と書いています。',
      passage: '濡れた革をストーブのそばで乾かしてはいけません。',
      altered: '濡れた革をストーブのそばで乾かすのが最適です。',
    },
    plain: 'よく歩く人には手入れが役立ちます。',
    question: '靴は10年もちますか？',
    unrelated: '現代絵画の美術館は開館初日の夜に入場券を700枚売りました。',
    copied:
      '最初の長い山行の前には、どの靴も数日間は夕方に家の中で履いておくべきです。硬い革が足の形になじみ、かかとが擦れたりつま先が圧迫されたりしなくなるまでには時間がかかるからです。',
  },
  {
    language: 'ar',
    headings: ['كم تدوم الأحذية', 'متى يستبدل النعل'],
    facts: [
      {
        quote: 'تدوم أحذية المشي الجلدية نحو 1500 كيلومتر قبل أن يتآكل النعل.',
        sentence: 'يتآكل النعل في أحذية المشي الجلدية قبل أن تدوم أكثر من 1500 كيلومتر.',
      },
      {
        quote: 'يكلف النعل الجديد ٨٠ يورو عند معظم الإسكافيين ويستغرق أسبوعين.',
        sentence: 'عند معظم الإسكافيين يستغرق النعل الجديد أسبوعين ويكلف ٨٠ يورو.',
      },
    ],
    quotation: {
      sentence: 'يكتب أحد المصنعين: «لا تجفف الجلد المبلل بجانب الموقد أبدا.»',
      passage: 'لا تجفف الجلد المبلل بجانب الموقد أبدا.',
      altered: 'جفف الجلد المبلل بجانب الموقد دائما.',
    },
    plain: 'العناية الجيدة مفيدة لكل من يمشي كثيرا.',
    question: 'هل تدوم الأحذية 10 سنوات؟',
    unrelated: 'باع متحف الرسم الحديث 700 تذكرة في ليلة افتتاحه.',
    copied:
      'قبل الجولة الطويلة الأولى ينبغي ارتداء كل زوج في البيت عدة أمسيات لأن الجلد القاسي يحتاج إلى وقت حتى يأخذ شكل القدم ولا يحتك بالكعب ولا يضغط على الأصابع مهما طال الطريق.',
  },
]
