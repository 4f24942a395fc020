import { readLanguage } from '../../text/index.ts'

import type { ArticleIntent } from '#features/articles/rules.ts'

/** What is written of a brief and a draft, in one language. `{…}` is filled in. */
export interface Texts {
  /** How to cover what sentences of the pages are about. */
  points: { fact: string; stat: string; definition: string; quote: string }
  /** For readers that want what this intent says. */
  audience: Record<ArticleIntent, string>
  /** What the article adds, when few pages have something and when all have the same. */
  angle: { gaps: string; none: string }
  differ: string
  /** The first line of a draft. */
  notice: string
  write: string
  cover: string
  answer: string
  use: string
  differing: string
  missing: string
  questions: string
}

const ENGLISH: Texts = {
  points: {
    fact: 'Explain what matters about {topics}.',
    stat: 'Give a number with its source for {topics}.',
    definition: 'Say in one sentence what is meant by {topics}.',
    quote: 'Let an expert speak about {topics}.',
  },
  audience: {
    informational: 'Readers who want to understand {subject}.',
    transactional: 'Readers who are about to decide on {subject}.',
    navigational: 'Readers who look for a certain page about {subject}.',
  },
  angle: {
    gaps: 'Covers what few of the ranking pages have: {topics}.',
    none: 'Says the same as the ranking pages more briefly, with a source for each number.',
  },
  differ: 'Sources differ on {topics}: {numbers}.',
  notice:
    'These are extracts from the pages that rank for “{subject}”, not a finished article: write each section in your own words before you publish it.',
  write: 'Write about {words} words in your own words.',
  cover: 'To cover: {list}',
  answer: 'To answer: {list}',
  use: 'Words of the subject: {list}.',
  differing: 'Where the sources differ',
  missing: 'What no source answers',
  questions: 'Questions',
}

/** By ISO 639-1. */
const TEXTS: Readonly<Record<string, Texts>> = {
  en: ENGLISH,
  de: {
    points: {
      fact: 'Erkläre, worauf es bei {topics} ankommt.',
      stat: 'Nenne eine Zahl mit Quelle zu {topics}.',
      definition: 'Sage in einem Satz, was mit {topics} gemeint ist.',
      quote: 'Lass eine Fachperson zu {topics} sprechen.',
    },
    audience: {
      informational: 'Menschen, die sich über {subject} informieren wollen.',
      transactional: 'Menschen, die sich bei {subject} bald entscheiden.',
      navigational: 'Menschen, die eine bestimmte Seite zu {subject} suchen.',
    },
    angle: {
      gaps: 'Behandelt, was nur wenige der rankenden Seiten haben: {topics}.',
      none: 'Sagt dasselbe wie die rankenden Seiten kürzer und mit einer Quelle zu jeder Zahl.',
    },
    differ: 'Die Quellen sind sich bei {topics} nicht einig: {numbers}.',
    notice:
      'Das sind Auszüge aus den Seiten, die für „{subject}“ ranken, und kein fertiger Artikel: Schreibe jeden Abschnitt in eigenen Worten, bevor du ihn veröffentlichst.',
    write: 'Schreibe etwa {words} Wörter in eigenen Worten.',
    cover: 'Zu behandeln: {list}',
    answer: 'Zu beantworten: {list}',
    use: 'Wörter des Themas: {list}.',
    differing: 'Wo sich die Quellen nicht einig sind',
    missing: 'Was keine Quelle beantwortet',
    questions: 'Fragen',
  },
  es: {
    points: {
      fact: 'Explica qué importa de {topics}.',
      stat: 'Da una cifra con su fuente sobre {topics}.',
      definition: 'Di en una frase qué se entiende por {topics}.',
      quote: 'Deja hablar a una persona experta sobre {topics}.',
    },
    audience: {
      informational: 'Personas que quieren informarse sobre {subject}.',
      transactional: 'Personas que están a punto de decidirse por {subject}.',
      navigational: 'Personas que buscan una página concreta sobre {subject}.',
    },
    angle: {
      gaps: 'Trata lo que pocas de las páginas posicionadas tienen: {topics}.',
      none: 'Dice lo mismo que las páginas posicionadas, más breve y con una fuente para cada cifra.',
    },
    differ: 'Las fuentes no coinciden sobre {topics}: {numbers}.',
    notice:
      'Estos son extractos de las páginas que posicionan para «{subject}», no un artículo terminado: escribe cada sección con tus propias palabras antes de publicarla.',
    write: 'Escribe unas {words} palabras con tus propias palabras.',
    cover: 'Por tratar: {list}',
    answer: 'Por responder: {list}',
    use: 'Palabras del tema: {list}.',
    differing: 'En qué no coinciden las fuentes',
    missing: 'Lo que ninguna fuente responde',
    questions: 'Preguntas',
  },
  sv: {
    points: {
      fact: 'Förklara vad som är viktigt med {topics}.',
      stat: 'Ge en siffra med källa om {topics}.',
      definition: 'Säg i en mening vad som menas med {topics}.',
      quote: 'Låt någon sakkunnig tala om {topics}.',
    },
    audience: {
      informational: 'Läsare som vill veta mer om {subject}.',
      transactional: 'Läsare som snart ska bestämma sig om {subject}.',
      navigational: 'Läsare som söker en viss sida om {subject}.',
    },
    angle: {
      gaps: 'Tar upp det som få av de rankade sidorna har: {topics}.',
      none: 'Säger samma sak som de rankade sidorna, kortare och med en källa till varje siffra.',
    },
    differ: 'Källorna är inte överens om {topics}: {numbers}.',
    notice:
      'Detta är utdrag ur sidorna som rankar för ”{subject}”, ingen färdig artikel: skriv varje avsnitt med egna ord innan du publicerar det.',
    write: 'Skriv ungefär {words} ord med egna ord.',
    cover: 'Att ta upp: {list}',
    answer: 'Att besvara: {list}',
    use: 'Ämnets ord: {list}.',
    differing: 'Där källorna inte är överens',
    missing: 'Det som ingen källa besvarar',
    questions: 'Frågor',
  },
  ja: {
    points: {
      fact: '{topics}について大切な点を説明する。',
      stat: '{topics}について出典付きの数値を示す。',
      definition: '{topics}の意味を一文で述べる。',
      quote: '{topics}について専門家の言葉を紹介する。',
    },
    audience: {
      informational: '{subject}について知りたい読者。',
      transactional: '{subject}を検討している読者。',
      navigational: '{subject}の特定のページを探している読者。',
    },
    angle: {
      gaps: '上位ページの多くが触れていない点を扱う：{topics}。',
      none: '上位ページと同じ内容を、より短く、数値ごとに出典を付けて述べる。',
    },
    differ: '{topics}について出典の数値が異なる：{numbers}。',
    notice:
      'これは「{subject}」の上位ページからの抜粋であり、完成した記事ではありません。公開する前に、各節を自分の言葉で書いてください。',
    write: '約{words}語を自分の言葉で書く。',
    cover: '扱うこと：{list}',
    answer: '答えること：{list}',
    use: '関連する言葉：{list}。',
    differing: '出典によって異なる点',
    missing: 'どの出典も答えていないこと',
    questions: '質問',
  },
  ar: {
    points: {
      fact: 'اشرح أهم ما يتعلق بـ {topics}.',
      stat: 'قدّم رقمًا مع مصدره عن {topics}.',
      definition: 'بيّن في جملة واحدة المقصود بـ {topics}.',
      quote: 'انقل رأي مختص في {topics}.',
    },
    audience: {
      informational: 'قرّاء يريدون أن يعرفوا المزيد عن {subject}.',
      transactional: 'قرّاء على وشك اتخاذ قرار بشأن {subject}.',
      navigational: 'قرّاء يبحثون عن صفحة معينة عن {subject}.',
    },
    angle: {
      gaps: 'يتناول ما لا يوجد إلا في القليل من الصفحات المتصدرة: {topics}.',
      none: 'يقول ما تقوله الصفحات المتصدرة باختصار أكبر، مع مصدر لكل رقم.',
    },
    differ: 'تختلف المصادر حول {topics}: {numbers}.',
    notice:
      'هذه مقتطفات من الصفحات المتصدرة لعبارة «{subject}» وليست مقالًا جاهزًا: اكتب كل قسم بكلماتك قبل نشره.',
    write: 'اكتب نحو {words} كلمة بأسلوبك.',
    cover: 'ما ينبغي تناوله: {list}',
    answer: 'ما ينبغي الإجابة عنه: {list}',
    use: 'كلمات الموضوع: {list}.',
    differing: 'ما تختلف فيه المصادر',
    missing: 'ما لا يجيب عنه أي مصدر',
    questions: 'أسئلة',
  },
}

/** The texts of a language; those in English for languages that have none. */
export function textsOf(language: string): Texts {
  return TEXTS[readLanguage(language)] ?? ENGLISH
}

/** Puts values in place of their names in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Words one after the other, as the language lists them: a, b and c. */
export function listWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(words)
}
