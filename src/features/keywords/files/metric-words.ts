import { toKeys } from './header-keys.ts'

/** What tools call the numbers beside a keyword, as in header-words.ts; best first. */
export const DIFFICULTY_WORDS = toKeys(`
  keyword difficulty, keyword difficulty index, keyword difficulty score, difficulty, kd, kd %, kd index, seo difficulty, sd
  difficulty score, organic difficulty, keyword properties keyword difficulty, keyword data keyword properties keyword difficulty
  Keyword-Schwierigkeit, Schwierigkeit, Schwierigkeitsgrad, difficulté, difficulté du mot clé, dificultad
  dificultad de la palabra clave, dificultad de palabras clave, difficoltà, difficoltà della parola chiave, dificuldade
  dificuldade da palavra-chave, moeilijkheid, moeilijkheidsgraad, zoekwoordmoeilijkheid, trudność, trudność słowa kluczowego
  svårighet, svårighetsgrad, sværhedsgrad, vanskelighetsgrad, vaikeus, vaikeusaste, obtížnost, zorluk, anahtar kelime zorluğu
  сложность, сложность ключевого слова, складність, 難易度, キーワード難易度, 难度, 关键词难度, 難度, 關鍵字難度, 난이도, 키워드 난이도
`)

export const CPC_WORDS = toKeys(`
  cpc, average cpc, avg cpc, cost per click, avg cost per click, keyword info cpc, keyword data keyword info cpc
  suggested bid, top of page bid, CPC $, CPC €, Kosten pro Klick, Klickkosten, Klickpreis, Gebot für obere Positionen
  vorgeschlagenes Gebot, coût par clic, enchère de haut de page, coste por clic, puja por la parte superior de la página
  costo per clic, offerta per la parte superiore della pagina, custo por clique, lance na parte superior da página
  kosten per klik, bod voor bovenaan de pagina, koszt kliknięcia, stawka za wyświetlenie u góry strony, kostnad per klick
  pris pr. klik, pris per klikk, hinta per klikkaus, cena za proklik, tıklama başına maliyet, цена клика, стоимость клика
  цена за клик, ціна за клік, クリック単価, 每次点击费用, 每次點擊出價, 클릭당 비용
`)

export const COMPETITION_WORDS = toKeys(`
  competition index, competition indexed value, competitive density, competition, competition %, comp, com., paid difficulty
  paid competition, ad competition, ppc competition, keyword info competition, keyword data keyword info competition
  Wettbewerbsdichte, Wettbewerb, Konkurrenz, densité concurrentielle, concurrence, densidad competitiva, competencia
  densità competitiva, concorrenza, densidade competitiva, concorrência, concurrentiedichtheid, concurrentie, konkurencja
  konkurrens, konkurrence, konkurranse, kilpailu, konkurence, rekabet, rekabet yoğunluğu, конкуренция, плотность конкуренции
  конкуренція, 競合性, 竞争程度, 竞争, 競爭程度, 경쟁, 경쟁률
`)

export const INTENT_WORDS = toKeys(`
  intent, intents, search intent, keyword intent, main intent, user intent, search intent info main intent
  Absicht, Suchintention, Suchabsicht, Intention, intention de recherche, intención, intención de búsqueda, intento
  intento di ricerca, intenção, intenção de busca, intenção de pesquisa, zoekintentie, intencja, intencja wyszukiwania
  avsikt, sökintention, søgeintention, søkeintensjon, hakuaikomus, záměr, niyet, arama niyeti, интент, намерение
  намір, 検索意図, インテント, 意图, 搜索意图, 意圖, 搜尋意圖, 의도, 검색 의도
`)
