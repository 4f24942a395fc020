/** Words that say nothing about the subject of a search, by language, without accents. */
const STOP_WORDS: Readonly<Record<string, string>> = {
  en: 'a an the and of for to in on at by with from as is are be was were do does did can could should would will i you your my me we our it its this that these those there s t',
  de: 'der die das den dem des ein eine einen einem einer eines und fur von vom zu zum zur mit in im ins am an auf aus bei beim ist sind war man ich du sie es wir mein dein sich kann soll',
  fr: 'le la les l un une des du de d et a au aux en pour avec dans sur par est sont il elle on ce cet cette ces mon ma mes son sa ses que qu',
  es: 'el la los las un una unos unas de del y a al en para por con es son se su sus mi tu lo que',
  it: 'il lo la i gli le l un uno una di del della dello dei delle degli d e a al alla ai alle in nel nella per con da dal dalla su sul sulla che si',
  pt: 'o a os as um uma uns umas de do da dos das e em no na nos nas para por com ao aos que se seu sua',
  nl: 'de het een en van voor met in op aan te bij naar uit om is zijn ik je jij mijn uw der den',
  sv: 'en ett den det de och for med i pa till av fran om ar som jag du man min din',
  da: 'en et den det de og for til med i pa af fra om er som jeg du man min din',
  no: 'en ei et den det de og for til med i pa av fra om er som jeg du man min din',
  pl: 'i a w we z ze na do dla od o u po za przy sie to jest sa jako',
  cs: 'a i v ve s se z ze na do pro od o u po za pri je jsou to si',
  ru: 'и а в во с со на для от до о об у по за из к ко не это как',
  tr: 've bir bu su o ile icin de da mi mu',
  ja: 'の は が を に で と も や へ から まで より な だ です ます する した して て た',
  zh: '的 了 是 在 和 与 與 及 吗 嗎 呢 吧',
  th: 'ที่ และ ของ ใน เป็น มี ให้ ได้ จะ กับ',
}

/** Words with which questions begin, by language, without accents. */
const QUESTION_WORDS: Readonly<Record<string, string>> = {
  en: 'how what why when where which who',
  de: 'wie was warum wieso weshalb wann wo woher wohin welche welcher welches welchen wer womit',
  fr: 'comment pourquoi quand ou quel quelle quels quelles combien qui quoi',
  es: 'como cuando donde cual cuales cuanto cuanta cuantos quien porque',
  it: 'come cosa perche quando dove quale quali quanto quanta chi',
  pt: 'como quando onde qual quais quanto quanta quem porque',
  nl: 'hoe wat waarom wanneer waar welke welk wie hoeveel',
  sv: 'hur vad varfor nar var vilken vilket vilka vem',
  da: 'hvordan hvad hvorfor hvornar hvor hvilken hvilket hvilke hvem',
  no: 'hvordan hva hvorfor nar hvor hvilken hvilket hvilke hvem',
  pl: 'jak co dlaczego kiedy gdzie ktory ktora ktore kto ile czy',
  cs: 'jak co proc kdy kde ktery ktera ktere kdo kolik',
  ru: 'что почему когда где какои какая какие кто сколько зачем',
  tr: 'nasil ne neden nicin nerede hangi kim kac',
  ja: 'なぜ どう 何 いつ どこ どれ 誰',
  zh: '如何 怎么 怎麼 什么 什麼 为什么 為什麼 哪里 哪個 哪个',
}

/** Words that go with every subject and so name none, by language, without accents. */
const GENERAL_WORDS: Readonly<Record<string, string>> = {
  en: 'best top good cheap buy buying price prices cost sale sales deal deals discount review reviews test guide tips online shop store shopping near new used free list ideas official home page amazon ebay vs versus comparison compare men women mens womens man woman kids',
  de: 'beste besten bester bestes gute gut top kaufen gunstig gunstige billig preis preise kosten angebot angebote sale test tests testsieger vergleich ratgeber tipps online shop laden neu gebraucht kostenlos liste ideen damen herren kinder frauen manner',
  fr: 'meilleur meilleure meilleurs meilleures bon bonne top pas cher acheter achat prix soldes promo avis test guide conseils comparatif ligne boutique magasin neuf occasion gratuit liste idees homme femme enfant',
  es: 'mejor mejores buen bueno top barato barata baratos baratas comprar precio precios oferta ofertas opiniones guia consejos comparativa online tienda tiendas nuevo usado gratis lista ideas hombre mujer ninos',
  it: 'migliore migliori buono top economico economici economiche comprare acquistare prezzo prezzi offerta offerte recensione recensioni guida consigli confronto online negozio nuovo usato gratis lista idee uomo donna bambini',
  pt: 'melhor melhores bom top barato barata baratos comprar preco precos oferta ofertas avaliacao guia dicas comparativo online loja novo usado gratis lista ideias masculino feminino infantil',
  nl: 'beste goede goed top goedkoop goedkope kopen prijs prijzen aanbieding aanbiedingen review reviews test gids tips vergelijken online winkel shop nieuw tweedehands gratis lijst ideeen dames heren kinderen',
  ja: 'おすすめ 人気 ランキング 比較 通販 価格 値段 安い 最新 口コミ レビュー メンズ レディース',
}

const NONE: ReadonlySet<string> = new Set()

function readSets(lists: Readonly<Record<string, string>>): ReadonlyMap<string, ReadonlySet<string>> {
  const sets = Object.entries(lists).map(([code, words]) => [code, new Set(words.split(' '))] as const)
  const byCode = new Map<string, ReadonlySet<string>>(sets)
  const norwegian = byCode.get('no') ?? NONE
  return byCode.set('nb', norwegian).set('nn', norwegian)
}

const STOPS = readSets(STOP_WORDS)
const QUESTIONS = readSets(QUESTION_WORDS)
const GENERAL = readSets(GENERAL_WORDS)

export function stopWordsOf(code: string): ReadonlySet<string> {
  return STOPS.get(code) ?? NONE
}

export function questionWordsOf(code: string): ReadonlySet<string> {
  return QUESTIONS.get(code) ?? NONE
}

export function generalWordsOf(code: string): ReadonlySet<string> {
  return GENERAL.get(code) ?? NONE
}
