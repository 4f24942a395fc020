import { toKeys } from './header-keys.ts'

/**
 * What tools call their columns, one language a line: Search Console in its export languages, Semrush,
 * Ahrefs, Keyword Planner, Moz, SE Ranking, Ubersuggest, Mangools, Serpstat, DataForSEO, Sistrix,
 * Wordstat. Case, spacing, accents, punctuation and text in brackets do not count.
 */
export const KEYWORD_WORDS = toKeys(`
  keyword, keywords, keyword text, keyword phrase, kw, keyword idea, keyword ideas, search keyword, keyword data keyword
  query, queries, top queries, search query, search queries, search term, search terms, search phrase, searched term
  keyphrase, keyphrases, key phrase, key phrases, phrase, term, suggestion, suggestions
  Suchanfrage, Suchanfragen, Häufigste Suchanfragen, Top-Suchanfragen, Suchbegriff, Suchbegriffe, Suchwort, Suchwörter
  Schlüsselwort, Schlüsselwörter, Schlüsselbegriff, Keyword-Idee, Keyword-Ideen
  Requêtes les plus fréquentes, Principales requêtes, Requête, Requêtes, mot clé, mots clés, expression clé
  terme de recherche, termes de recherche
  Consultas principales, Principales consultas, consulta, consultas, palabra clave, palabras clave, frase clave
  término de búsqueda, términos de búsqueda
  Query principali, Query più frequenti, parola chiave, parole chiave, termine di ricerca, termini di ricerca
  Consultas mais frequentes, Principais consultas, palavra-chave, palavras-chave, termo de pesquisa, termo de busca
  Populairste zoekopdrachten, Meest voorkomende zoekopdrachten, zoekopdracht, zoekopdrachten, zoekterm, zoektermen
  zoekwoord, zoekwoorden, trefwoord, trefwoorden
  Najpopularniejsze zapytania, Najczęstsze zapytania, zapytanie, zapytania, słowo kluczowe, słowa kluczowe
  fraza, frazy, fraza kluczowa
  Vanligaste frågorna, Vanligaste sökfrågorna, Populäraste sökfrågor, Populäraste sökfrågorna, sökfråga, sökfrågor
  sökord, nyckelord, sökterm, söktermer
  Mest populære forespørgsler, Populæreste forespørgsler, Hyppigste forespørgsler, Mest almindelige søgeord
  forespørgsel, forespørgsler, søgeforespørgsel, søgeforespørgsler, søgeord, søgning, søgninger
  Vanligste søk, Mest populære søk, Populæreste søk, Vanligste søkeord, Vanligste forespørsler, Mest populære forespørsler
  forespørsel, forespørsler, søkeord, søk, søketerm, nøkkelord
  Suosituimmat kyselyt, Suosituimmat haut, Yleisimmät kyselyt, Yleisimmät haut, kysely, kyselyt, hakukysely, hakukyselyt
  avainsana, avainsanat, hakusana, hakusanat, hakutermi
  Nejčastější dotazy, Nejoblíbenější dotazy, dotaz, dotazy, klíčové slovo, klíčová slova, vyhledávací dotaz
  En çok yapılan sorgular, En popüler sorgular, sorgu, sorgular, anahtar kelime, anahtar kelimeler, arama terimi
  Популярные запросы, Самые популярные запросы, запрос, запросы, поисковый запрос, поисковые запросы
  ключевое слово, ключевые слова, ключевая фраза, ключевые фразы, фраза
  Найпопулярніші запити, Популярні запити, запит, запити, пошуковий запит, ключове слово, ключові слова, ключова фраза
  上位のクエリ, クエリ, 検索クエリ, キーワード, 検索キーワード, 検索語句
  热门查询, 排名靠前的查询, 查询, 关键词, 关键字, 搜索词, 搜索字词
  熱門查詢, 最常見的查詢項目, 查詢, 關鍵字, 關鍵詞, 搜尋字詞
  인기 검색어, 상위 검색어, 인기 쿼리, 상위 쿼리, 검색어, 쿼리, 키워드
`)

/** Best first: a monthly average, then a country's volume, then impressions, then the world's volume. */
export const VOLUME_WORDS: Set<string>[] = [
  toKeys(`
    avg monthly searches, average monthly searches, avg search volume, average search volume, monthly search volume
    avg monthly search volume, average monthly search volume, monthly searches, monthly volume, searches per month
    Durchschn. Suchanfragen pro Monat, Durchschnittl. Suchanfragen pro Monat, Ø Suchanfragen pro Monat
    Durchschnittliche Suchanfragen pro Monat, Durchschnittliche monatliche Suchanfragen, Suchanfragen pro Monat
    monatliche Suchanfragen, monatliches Suchvolumen, mtl. Suchvolumen, Suchvolumen pro Monat
    Nombre moyen de recherches mensuelles, Nbre moy. de recherches mensuelles, Recherches mensuelles moyennes
    recherches mensuelles, volume de recherche mensuel
    Promedio de búsquedas mensuales, Prom. de búsquedas mensuales, Media de búsquedas mensuales, búsquedas mensuales
    Media ricerche mensili, Ricerche mensili medie, ricerche mensili
    Média de pesquisas mensais, Méd. de pesquisas mensais, Média pesquisas mensais, pesquisas mensais, buscas mensais
    Gem. aantal zoekopdrachten per maand, Gemiddeld aantal maandelijkse zoekopdrachten, Gem. maandelijkse zoekopdrachten
    Średnia miesięczna liczba wyszukiwań, Śr. mies. liczba wyszukiwań, Genomsnittligt antal sökningar per månad
    Genomsn. månatliga sökningar, Gns. månedlige søgninger, Gj.sn. månedlige søk, Keskimäär. kuukausihaut
    Průměrný měsíční počet vyhledávání, Prům. měsíční vyhledávání, Ort. aylık arama, Ortalama aylık arama sayısı
    Среднее число запросов в месяц, Ср. число запросов в месяц, Число запросов в месяц, Показов в месяц
    Середня кількість пошукових запитів за місяць, 月間平均検索ボリューム, 月間検索ボリューム, 月間検索数
    平均每月搜索量, 月均搜索量, 每月平均搜尋量, 월평균 검색량, 월간 검색량, 월간 평균 검색량
  `),
  toKeys(`
    search volume, search vol, keyword search volume, keyword info search volume, region search volume
    keyword data keyword info search volume, Suchvolumen, volume de recherche, volume de recherches
    volumen de búsqueda, volumen de búsquedas, volume di ricerca, volume de pesquisa, volume de busca, volume de buscas
    zoekvolume, liczba wyszukiwań, wolumen wyszukiwań, sökvolym, søgevolumen, søkevolum, hakuvolyymi, hakumäärä
    hledanost, objem vyhledávání, arama hacmi, частотность, частота, объем поиска, число запросов, частотність
    обсяг пошуку, 検索ボリューム, 検索数, 搜索量, 搜尋量, 검색량
  `),
  toKeys(`
    volume, volumes, vol, sv, searches, volumen, wolumen, volym, volum, objem, hacim, объем, обсяг, ボリューム, demand
  `),
  toKeys(`
    impressions, impression, impr, Impressionen, impresiones, impressioni, impressões, vertoningen, weergaven
    wyświetlenia, visningar, exponeringar, visninger, eksponeringer, näyttökerrat, näytöt, zobrazení, imprese
    gösterimler, gösterim, gösterim sayısı, görüntüleme, показы, покази, 表示回数, インプレッション
    展示, 展示次数, 曝光, 曝光次數, 曝光次数, 노출, 노출수
  `),
  toKeys(
    'global volume, global search volume, worldwide volume, volume global, globales Suchvolumen, weltweites Volumen',
  ),
  toKeys('min volume, minimum volume, min search volume, volume min, low volume'),
]

/** Index in VOLUME_WORDS of impressions: only Search Console has them, and its URLs are a site's own, not a SERP. */
export const IMPRESSIONS_RANK = 3
/** Index in VOLUME_WORDS of the lower end of a volume that is a range in two columns. */
export const RANGE_RANK = 5

export const VOLUME_TO_WORDS = toKeys(
  'max volume, maximum volume, max search volume, volume max, high volume',
)

export const POSITION_WORDS = toKeys(`
  position, pos, rank, ranking, rank group, rank absolute, serp position, google position, current rank, search position
  Platz, Platzierung, Rang, Ranking-Position, classement, rang google, posición, puesto, posizione, posição
  positie, pozycja, placering, plassering, sijainti, pozice, pořadí, konum, sıra, позиция, позиція, 順位, 掲載順位
  排名, 順序, 순위
`)

export const URL_WORDS = toKeys(`
  url, link, landing page, ranking url, ranked url, result url, page url, serp url, organic url, found url, url ranking
  url found, serp link, Zielseite, Ranking-URL, page de destination, página de destino, pagina di destinazione
  адрес страницы, ссылка, 链接, 網址, 网址
`)

export const URLS_WORDS = toKeys(`
  serp_urls, urls, serp, serps, top urls, ranking urls, ranked urls, result urls, organic urls, competitor urls
  serp results, serp links, top 10, top 10 urls, top 10 results, top 20 urls, Ranking-URLs, Top-URLs
`)
