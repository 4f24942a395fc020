/** The heading over questions and answers, by language (ISO 639-1). */
export function headFaqs(language: string): string {
  return HEADINGS[language] ?? ENGLISH
}

const ENGLISH = 'Frequently asked questions'
const HEADINGS: Record<string, string> = {
  ar: 'الأسئلة الشائعة',
  cs: 'Časté dotazy',
  da: 'Ofte stillede spørgsmål',
  de: 'Häufige Fragen',
  en: ENGLISH,
  es: 'Preguntas frecuentes',
  fi: 'Usein kysytyt kysymykset',
  fr: 'Questions fréquentes',
  hi: 'अक्सर पूछे जाने वाले प्रश्न',
  it: 'Domande frequenti',
  ja: 'よくある質問',
  ko: '자주 묻는 질문',
  nb: 'Ofte stilte spørsmål',
  nl: 'Veelgestelde vragen',
  no: 'Ofte stilte spørsmål',
  pl: 'Najczęściej zadawane pytania',
  pt: 'Perguntas frequentes',
  ru: 'Частые вопросы',
  sv: 'Vanliga frågor',
  tr: 'Sık sorulan sorular',
  zh: '常见问题',
}
