/** What models say about themselves and their task, in the languages that they write in. */
const LEAKS: readonly RegExp[] = [
  /<\/?(?:think|thinking|thought|reasoning|analysis|scratchpad|output|answer|section|instructions?)>/gi,
  /\bas an? (?:ai|artificial intelligence|large language|language) ?(?:model|assistant)?\b|\bi(?:'|’)?m (?:sorry, but|just an ai)|\bi can(?:no|')t (?:help|assist|provide|fulfill)/gi,
  /^(?:\*\*)?(?:sure|certainly|of course|absolutely)[!,.] |^here(?:'|’)?s? (?:is |are )?(?:the|your|a) (?:section|article|draft|text|rewritten|revised|final|introduction|faq)/gim,
  /\blet me know if you\b|\bi hope this helps\b|\blorem ipsum\b|\bword count: ?\d|\bevidence cards?\b/gi,
  /\[(?:insert|your|add|placeholder)[ _][^[\]\n]{1,40}\]/gi,
  /\bals (?:ki|sprachmodell|künstliche intelligenz)\b|^hier ist (?:der|ihr) (?:abschnitt|artikel|entwurf|text)|^gerne[!,]/gim,
  /\bcomo (?:ia|modelo de lenguaje|inteligencia artificial)\b|^aquí (?:está|tienes) (?:la|el|tu) (?:sección|artículo|borrador|texto)|^¡?claro[!,]/gim,
  /\bsom (?:en ai|ai-modell|språkmodell)\b|^här är (?:avsnittet|artikeln|utkastet|texten)/gim,
  /\ben tant qu(?:'|’)?(?:ia|e modèle de langage)\b|^voici (?:la section|l(?:'|’)article|le texte)/gim,
  /(?:AI|人工知能|言語モデル)(?:アシスタント)?として|^以下(?:が|は)(?:セクション|記事|本文|下書き)/gm,
  /كنموذج لغوي|بصفتي (?:نموذج|ذكاء)|^إليك (?:القسم|المقال|النص|المسودة)/gm,
]

/** Where a text holds what is meant for a model or said by it about its task. */
export function findLeaks(text: string): { text: string; start: number; end: number }[] {
  return LEAKS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: leak, index }) => ({
      text: leak.trim(),
      start: index,
      end: index + leak.length,
    })),
  )
}
