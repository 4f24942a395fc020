import { readLanguage } from '#features/writing/text/index.ts'

interface Labels {
  sources: string
  notes: string
}

/** The heading that the renderer adds above sources or notes, in the language of the text. */
export function labelOf(name: keyof Labels, language: string): string {
  return (LABELS[readLanguage(language)] ?? ENGLISH)[name]
}

const ENGLISH: Labels = { sources: 'Sources', notes: 'Notes' }
const NORWEGIAN: Labels = { sources: 'Kilder', notes: 'Noter' }

/** By language (ISO 639-1). */
const LABELS: Record<string, Labels> = {
  ar: { sources: 'المصادر', notes: 'ملاحظات' },
  bg: { sources: 'Източници', notes: 'Бележки' },
  cs: { sources: 'Zdroje', notes: 'Poznámky' },
  da: { sources: 'Kilder', notes: 'Noter' },
  de: { sources: 'Quellen', notes: 'Anmerkungen' },
  el: { sources: 'Πηγές', notes: 'Σημειώσεις' },
  en: ENGLISH,
  es: { sources: 'Fuentes', notes: 'Notas' },
  fi: { sources: 'Lähteet', notes: 'Viitteet' },
  fr: { sources: 'Sources', notes: 'Notes' },
  he: { sources: 'מקורות', notes: 'הערות' },
  hi: { sources: 'स्रोत', notes: 'टिप्पणियाँ' },
  hu: { sources: 'Források', notes: 'Jegyzetek' },
  it: { sources: 'Fonti', notes: 'Note' },
  ja: { sources: '出典', notes: '注釈' },
  ko: { sources: '출처', notes: '각주' },
  nb: NORWEGIAN,
  nl: { sources: 'Bronnen', notes: 'Noten' },
  nn: NORWEGIAN,
  no: NORWEGIAN,
  pl: { sources: 'Źródła', notes: 'Przypisy' },
  pt: { sources: 'Fontes', notes: 'Notas' },
  ro: { sources: 'Surse', notes: 'Note' },
  ru: { sources: 'Источники', notes: 'Примечания' },
  sv: { sources: 'Källor', notes: 'Noter' },
  tr: { sources: 'Kaynaklar', notes: 'Notlar' },
  uk: { sources: 'Джерела', notes: 'Примітки' },
  zh: { sources: '资料来源', notes: '注释' },
}

/** Other headings above lists of sources that people write. */
const OTHERS = [
  'References',
  'Bibliography',
  'Source',
  'Works cited',
  'Quellenangaben',
  'Quellenverzeichnis',
  'Einzelnachweise',
  'Literatur',
  'Literaturverzeichnis',
  'Références',
  'Bibliographie',
  'Referencias',
  'Bibliografía',
  'Riferimenti',
  'Bibliografia',
  'Referenties',
  'Bronvermelding',
  'Referências',
  'Referencer',
  'Referenser',
  'Referanser',
  '参考资料',
  '参考文献',
  '參考資料',
  '來源',
  '参考',
]
const SOURCE_HEADINGS = new Set([...Object.values(LABELS).map(({ sources }) => sources), ...OTHERS].map(fold))

/** Whether a heading says that a list of sources follows it. */
export function headsSources(heading: string): boolean {
  return SOURCE_HEADINGS.has(fold(heading))
}

/** The headings above questions and answers: those that the writing agents use, and others that people write. */
const FAQ_HEADINGS = new Set(
  [
    'Frequently asked questions',
    'FAQ',
    'FAQs',
    'Questions and answers',
    'Common questions',
    'الأسئلة الشائعة',
    'Časté dotazy',
    'Ofte stillede spørgsmål',
    'Häufige Fragen',
    'Häufig gestellte Fragen',
    'Fragen und Antworten',
    'Preguntas frecuentes',
    'Usein kysytyt kysymykset',
    'Questions fréquentes',
    'Foire aux questions',
    'Questions fréquemment posées',
    'अक्सर पूछे जाने वाले प्रश्न',
    'Domande frequenti',
    'よくある質問',
    '자주 묻는 질문',
    'Ofte stilte spørsmål',
    'Veelgestelde vragen',
    'Najczęściej zadawane pytania',
    'Perguntas frequentes',
    'Частые вопросы',
    'Часто задаваемые вопросы',
    'Vanliga frågor',
    'Sık sorulan sorular',
    '常见问题',
    '常見問題',
  ].map(fold),
)

/** Whether a heading says that questions and answers follow it. */
export function headsFaqs(heading: string): boolean {
  return FAQ_HEADINGS.has(fold(heading))
}

function fold(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[:：]$/, '')
    .trim()
}
