/**
 * Sentences by which a page speaks to a model instead of its readers: all expressions of a row are found in them. The
 * marks of blocks and the checks of answers hold without this; it keeps the obvious ones away from models that would
 * follow them.
 */
const ORDERS: readonly (readonly RegExp[])[] = [
  [
    /\b(?:ignore|disregard|forget|override|bypass)\b/iu,
    /\b(?:previous|prior|above|earlier|all|any|your|these|those|the)\b/iu,
    /\b(?:instructions|prompts?|rules above|rules|guidelines|directions)\b/iu,
  ],
  [/\b(?:system|developer) (?:prompt|message|instruction|override)/iu],
  [/\byou are (?:now )?(?:an? |the )?(?:ai|assistant|chatbot|language model|large language model|llm)\b/iu],
  [
    /\b(?:dear|attention|note to|notice to|message to|as an) (?:all |any |the )?(?:ai|llm|language model|chatbot)s?\b/iu,
  ],
  [
    /\b(?:ai|llm|language) (?:models?|assistants?|agents?|writers?|systems?|crawlers?)\b/iu,
    /\b(?:must|shall|have to|are required to|please)\b/iu,
  ],
  [/\b(?:new|updated|secret|hidden) instructions?:/iu],
  [/^[#>*\s]{0,9}(?:system|assistant|developer|instructions?):/iu],
  [
    /\b(?:print|output|include|insert|append|begin|end|start|reply|respond|answer)\b/iu,
    /\byour (?:answers?|responses?|reply|output|summary)\b/iu,
  ],
  [
    /\b(?:reveal|print|repeat|output|leak|send)\b/iu,
    /\b(?:your|the) (?:system|prompt|instructions|api key|keys|secrets?)\b/iu,
  ],
  [/<\||\[\/?INST\]|<\/?(?:system|assistant|instructions?|data-\w)/iu],
  [
    /(?:ignorier|vergiss|vergesst|vergessen sie|missacht|überschreib)/iu,
    /(?:anweisung|instruktion|vorgabe|prompt|befehl)/iu,
  ],
  [/\b(?:ignora|ignore|ignorar|olvida|olvide)\b/iu, /(?:instrucci|indicaci|órdenes|reglas) ?/iu],
  [
    /\b(?:ignorez|oubliez|ignore|oublie)\b/iu,
    /(?:instructions|consignes)/iu,
    /(?:précédent|antérieur|ci-dessus)/iu,
  ],
  [/(?:ignorera|glöm|bortse från)/iu, /(?:instruktion|anvisning|uppmaning)/iu],
  [/(?:指示|命令|プロンプト)/u, /(?:無視|忘れ)/u],
  [/(?:忽略|无视|忘记)/u, /(?:指令|指示|提示)/u],
  [
    /\b(?:if you are|wenn (?:du|sie)|falls (?:du|sie)|si eres|si usted es|om du är|si (?:tu es|vous êtes)|se sei)\b/iu,
    /\b(?:ai|ki|ia|llm|bot|chatbot|(?:language|taal) ?model|sprachmodell|språkmodell|modelo|modèle|modello|assist\p{L}{2,6}|asistente)\b/iu,
  ],
  [/(?:あなた|君)が/u, /(?:AI|人工知能|言語モデル|アシスタント)/u],
  [/(?:إذا|إن) كنت/u, /(?:ذكاء|نموذج|مساعد)/u],
  [/(?:تجاهل|انس)/u, /(?:التعليمات|تعليمات|الأوامر)/u],
]
const SENTENCE = /[.!?。！？؟]/u

/** Whether a line tells a model what to do. */
export function isOrder(line: string): boolean {
  const sentences = line.normalize('NFKC').split(SENTENCE)
  return sentences.some((sentence) => ORDERS.some((order) => order.every((part) => part.test(sentence))))
}

/** A page's text without the lines that tell a model what to do. */
export function dropOrders(text: string): string {
  return text
    .split('\n')
    .filter((line) => !isOrder(line))
    .join('\n')
}
