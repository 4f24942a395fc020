/** Parts of a brief, with what people call them in several languages. The first word of each is what we write. */
const LABELS = {
  title: 'title|titel|título|タイトル|العنوان',
  description:
    'meta description|description|meta|beschreibung|meta-beschreibung|descripción|metabeskrivning|beskrivning|説明|الوصف',
  slug: 'slug|url|path',
  angle: 'angle|ansatz|enfoque|vinkel|切り口|الزاوية',
  audience: 'audience|target audience|zielgruppe|público|audiencia|målgrupp|読者|الجمهور',
  words: 'length|words|word count|target words|länge|wörter|longitud|palabras|längd|ord|文字数|الطول',
  outline: 'outline|structure|sections|gliederung|aufbau|estructura|esquema|disposition|構成|المخطط',
  terms:
    'terms|keywords|key terms|must-have terms|must-terms|begriffe|schlüsselwörter|términos|palabras clave|termer|nyckelord|用語|キーワード|المصطلحات',
  questions: 'questions|fragen|preguntas|frågor|質問|أسئلة',
  faqs: 'faq|faqs|frequently asked questions|häufige fragen|preguntas frecuentes|vanliga frågor|よくある質問|أسئلة شائعة',
  links:
    'internal links|internal linking|internal link suggestions|interne links|enlaces internos|interna länkar|内部リンク|روابط داخلية',
  gaps: 'gaps|content gaps|lücken|carencias|luckor|不足|الثغرات',
  points: 'points|key points|punkte|puntos|punkter|要点|النقاط',
} as const

export type Label = keyof typeof LABELS

const BY_NAME = new Map(
  Object.entries(LABELS).flatMap(([label, names]) => names.split('|').map((name) => [name, label] as const)),
)

/** Which part of a brief a heading names; null for headings of the article. */
export function readLabel(text: string): Label | null {
  const name = text
    .replace(/[:：]\s*$/, '')
    .trim()
    .toLowerCase()
  const label = BY_NAME.get(name)
  return isLabel(label) ? label : null
}

/** What a line such as "Slug: best-boots" says; null when it begins with no label. */
export function readLabelled(text: string): { label: Label; value: string } | null {
  const [whole, name = ''] = /^([^:：\n]{1,40})[:：] ?/.exec(text) ?? []
  const label = whole === undefined ? null : readLabel(name)
  return label === null ? null : { label, value: text.slice(whole?.length ?? 0) }
}

function isLabel(label: string | undefined): label is Label {
  return label !== undefined && label in LABELS
}
