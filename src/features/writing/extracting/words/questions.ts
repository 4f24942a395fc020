/** How a language writes questions. */
export interface QuestionWords {
  /** Words with which a question begins, with commas between them. */
  starts: string
  /** Those that ask for a number. */
  amounts: string
  /** Those that ask what something is. */
  meanings: string
  /** Words that ask wherever they stand; for languages that put them elsewhere. */
  inside?: string
  /** What a question begins and ends with. */
  marks: readonly [before: string, after: string]
}

const LATIN = ['', '?'] as const

export const QUESTION_WORDS: Readonly<Record<string, QuestionWords>> = {
  en: {
    starts: `how, what, why, when, where, which, who, whose, is, are, can, could, do, does, did, should, will, would, must`,
    amounts: `how much, how many, how long, how often, how far, how hot, how old, how big, how high, how deep`,
    meanings: `what is, what are, what does, what is meant`,
    marks: LATIN,
  },
  de: {
    starts: `wie, was, warum, wieso, weshalb, wann, wo, woher, wohin, welche, welcher, welches, welchen, welchem, wer, wem, wen, womit, wofür,
      wozu, woran, worauf, ist, sind, kann, können, darf, dürfen, muss, müssen, soll, sollte, sollten, hat, haben, lohnt, gibt`,
    amounts: `wie viel, wie viele, wieviel, wieviele, wie lange, wie oft, wie hoch, wie groß, wie alt, wie heiß, wie tief, wie weit, was kostet, was kosten`,
    meanings: `was ist, was sind, was bedeutet, was heißt, was versteht`,
    marks: LATIN,
  },
  es: {
    starts: `cómo, como, qué, que, por qué, cuándo, cuando, dónde, donde, cuál, cuáles, cual, cuánto, cuánta, cuántos, cuántas, cuanto, cuanta, cuantos,
      cuantas, quién, quiénes, para qué, con qué, es, son, se puede, se pueden, puedo, hay que, cada cuánto, cada cuanto, a qué, en qué, de qué`,
    amounts: `cuánto, cuánta, cuántos, cuántas, cuanto, cuanta, cuantos, cuantas, cada cuánto, cada cuanto, a qué temperatura, qué precio`,
    meanings: `qué es, qué son, que es, que son, qué significa`,
    marks: ['¿', '?'],
  },
  sv: {
    starts: `hur, vad, varför, när, var, vilken, vilket, vilka, vem, vems, är, kan, får, ska, måste, bör, går, finns, har, behöver`,
    amounts: `hur mycket, hur många, hur länge, hur lång, hur långt, hur ofta, hur stor, hur stort, hur hög, hur högt, hur gammal, hur varmt, hur djupt, vad kostar`,
    meanings: `vad är, vad betyder, vad innebär`,
    marks: LATIN,
  },
  ja: {
    starts: `なぜ, どうして, どう, どうやって, どうすれば, どの, どれ, どこ, 何, 何が, いつ, 誰, いくら`,
    amounts: `いくら, どのくらい, どれくらい, どれぐらい, 何回, 何日, 何年, 何分, 何度, 何時間, 何個, 何グラム, 頻度, 値段は, 費用は`,
    meanings: `とは, 何ですか`,
    inside: `なぜ, どうして, どうやって, どうすれば, どのくらい, どれくらい, どれぐらい, いくら, いつ, 何回, 何日, 何年, 何分, 何度, 何ですか, とは, ですか, ますか, でしょうか`,
    marks: ['', '？'],
  },
  ar: {
    starts: `كيف, كيفية, ما, ماذا, لماذا, متى, أين, من, هل, كم, أي, أيهما, ما هو, ما هي, بماذا, لم`,
    amounts: `كم, بكم, ما سعر, ما تكلفة, كم مرة`,
    meanings: `ما هو, ما هي, ماذا يعني, ما معنى, ما المقصود`,
    marks: ['', '؟'],
  },
  fr: {
    starts: `comment, pourquoi, quand, où, quel, quelle, quels, quelles, combien, qui, que, quoi, qu est, est ce, peut on, faut il, à quelle`,
    amounts: `combien, à quelle température, à quelle fréquence, quel prix, quel est le prix`,
    meanings: `qu est ce que, qu est ce qu, c est quoi, que signifie`,
    marks: ['', ' ?'],
  },
  it: {
    starts: `come, cosa, che cosa, perché, perche, quando, dove, quale, quali, quanto, quanta, quanti, quante, chi, è possibile, si può, ogni quanto`,
    amounts: `quanto, quanta, quanti, quante, ogni quanto, a che temperatura`,
    meanings: `cos è, cosa è, che cosa è, cosa sono, cosa significa`,
    marks: LATIN,
  },
  pt: {
    starts: `como, o que, por que, porque, quando, onde, qual, quais, quanto, quanta, quantos, quantas, quem, é possível, pode, posso, para que`,
    amounts: `quanto, quanta, quantos, quantas, a que temperatura, qual o preço`,
    meanings: `o que é, o que são, o que significa`,
    marks: LATIN,
  },
  nl: {
    starts: `hoe, wat, waarom, wanneer, waar, welke, welk, wie, waarmee, waarvoor, is, zijn, kan, kun, mag, moet`,
    amounts: `hoeveel, hoe lang, hoe vaak, hoe hoog, hoe groot, hoe oud, wat kost, wat kosten`,
    meanings: `wat is, wat zijn, wat betekent`,
    marks: LATIN,
  },
  da: {
    starts: `hvordan, hvad, hvorfor, hvornår, hvor, hvilken, hvilket, hvilke, hvem, er, kan, må, skal, bør`,
    amounts: `hvor meget, hvor mange, hvor længe, hvor ofte, hvad koster`,
    meanings: `hvad er, hvad betyder`,
    marks: LATIN,
  },
  no: {
    starts: `hvordan, hva, hvorfor, når, hvor, hvilken, hvilket, hvilke, hvem, er, kan, må, skal, bør`,
    amounts: `hvor mye, hvor mange, hvor lenge, hvor ofte, hva koster`,
    meanings: `hva er, hva betyr`,
    marks: LATIN,
  },
  pl: {
    starts: `jak, co, dlaczego, kiedy, gdzie, który, która, które, kto, ile, czy, jaki, jaka, jakie`,
    amounts: `ile, jak długo, jak często, jak wysoko`,
    meanings: `co to, czym jest, co oznacza`,
    marks: LATIN,
  },
}
