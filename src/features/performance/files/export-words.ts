/** Names of an export's tables in one language, in lower case: of their files and of their first columns. */
interface ExportWords {
  language: string
  queries: string
  pages: string
  /** Names of tables that hold neither queries nor pages. */
  others: string
}

const LANGUAGES: readonly ExportWords[] = [
  words(
    'English',
    'queries, top queries, query',
    'pages, top pages, page, url, landing page',
    'countries, country, devices, device, search appearance',
  ),
  words(
    'German',
    'suchanfragen, häufigste suchanfragen, suchanfrage',
    'seiten, häufigste seiten, top-seiten, seite',
    'länder, land, geräte, gerät, darstellung in der suche',
  ),
  words(
    'French',
    'requêtes, requêtes les plus fréquentes, principales requêtes, requête',
    'pages, pages les plus populaires, principales pages',
    'pays, appareils, appareil, apparence dans les résultats de recherche',
  ),
  words(
    'Spanish',
    'consultas, consultas principales, principales consultas, consulta',
    'páginas, páginas principales, principales páginas, página',
    'países, país, dispositivos, dispositivo, apariencia en búsquedas, aspecto en la búsqueda',
  ),
  words(
    'Italian',
    'query, query più frequenti, query principali',
    'pagine, pagine principali, pagine più visitate, pagina',
    'paesi, paese, dispositivi, dispositivo, aspetto nella ricerca',
  ),
  words(
    'Dutch',
    'zoekopdrachten, populairste zoekopdrachten, meest voorkomende zoekopdrachten, zoekopdracht',
    "pagina's, toppagina's, populairste pagina's, pagina",
    'landen, land, apparaten, apparaat, zoekopmaak',
  ),
  words(
    'Portuguese',
    'consultas, principais consultas, consultas mais frequentes, consulta',
    'páginas, principais páginas, páginas principais, página',
    'países, país, dispositivos, dispositivo, aspecto na pesquisa, aparência na pesquisa',
  ),
  words(
    'Polish',
    'zapytania, najpopularniejsze zapytania, najczęstsze zapytania, zapytanie',
    'strony, najpopularniejsze strony, strona',
    'kraje, kraj, urządzenia, urządzenie, wygląd w wyszukiwarce',
  ),
  words(
    'Turkish',
    'sorgular, en çok yapılan sorgular, en popüler sorgular, sorgu',
    'sayfalar, en çok ziyaret edilen sayfalar, en popüler sayfalar, sayfa',
    'ülkeler, ülke, cihazlar, cihaz, arama görünümü',
  ),
  words(
    'Russian',
    'запросы, популярные запросы, самые популярные запросы, запрос',
    'страницы, популярные страницы, самые популярные страницы, страница',
    'страны, страна, устройства, устройство, вид в поиске',
  ),
  words(
    'Ukrainian',
    'запити, популярні запити, найпопулярніші запити, запит',
    'сторінки, популярні сторінки, найпопулярніші сторінки, сторінка',
    'країни, країна, пристрої, пристрій, вигляд у пошуку',
  ),
  words(
    'Japanese',
    'クエリ, 上位のクエリ, 検索クエリ',
    'ページ, 上位のページ',
    '国, デバイス, 検索での見え方',
  ),
  words(
    'Korean',
    '검색어, 인기 검색어, 상위 검색어, 쿼리',
    '페이지, 인기 페이지, 상위 페이지',
    '국가, 기기, 검색 노출',
  ),
  words(
    'Chinese (simplified)',
    '查询数, 查询, 热门查询, 排名靠前的查询',
    '网页, 热门网页, 页面, 排名靠前的网页',
    '国家/地区, 国家, 设备, 搜索结果呈现',
  ),
  words(
    'Chinese (traditional)',
    '查詢, 熱門查詢項目, 熱門查詢, 最常見的查詢項目',
    '網頁, 熱門網頁, 最常見的網頁',
    '國家/地區, 國家, 裝置, 搜尋外觀',
  ),
  words(
    'Swedish',
    'frågor, vanligaste frågorna, vanligaste sökfrågorna, populäraste sökfrågor, sökfrågor, sökfråga',
    'sidor, vanligaste sidorna, populäraste sidor, sida',
    'länder, land, enheter, enhet, utseende i sökresultat',
  ),
  words(
    'Danish',
    'forespørgsler, mest populære forespørgsler, hyppigste forespørgsler, søgeforespørgsler, forespørgsel',
    'sider, mest populære sider, hyppigste sider, side',
    'lande, land, enheder, enhed, udseende i søgeresultater',
  ),
  words(
    'Norwegian',
    'søk, vanligste søk, mest populære søk, søkeord, forespørsler',
    'sider, mest populære sider, vanligste sider, side',
    'land, enheter, enhet, utseende i søk',
  ),
  words(
    'Finnish',
    'kyselyt, suosituimmat kyselyt, yleisimmät kyselyt, haut, kysely',
    'sivut, suosituimmat sivut, yleisimmät sivut, sivu',
    'maat, maa, laitteet, laite, ulkoasu haussa',
  ),
  words(
    'Czech',
    'dotazy, nejčastější dotazy, nejoblíbenější dotazy, dotaz',
    'stránky, nejčastější stránky, nejoblíbenější stránky, stránka',
    'země, zařízení, vzhled ve vyhledávání',
  ),
]

type TableName = 'queries' | 'pages' | 'others'

/** Finds the table that a file's name or a first column names, and its languages; null for an unknown name. */
export function findTableName(label: string): { table: TableName; languages: string[] } | null {
  const word = fold(label)
  const hits = LANGUAGES.flatMap(({ language, ...tables }) =>
    TABLES.filter((table) => listWords(tables[table]).includes(word)).map((table) => ({ table, language })),
  )
  const [first] = hits
  if (first === undefined) return null
  return { table: first.table, languages: hits.map(({ language }) => language) }
}

/** The language to which most of the labels belong; null when no label is known. */
export function findLanguage(labels: readonly string[]): string | null {
  const found = labels.flatMap((label) => findTableName(label)?.languages ?? [])
  const count = (language: string) => found.filter((one) => one === language).length
  const [best] = [...new Set(found)].toSorted((a, b) => count(b) - count(a))
  return best ?? null
}

const TABLES: readonly TableName[] = ['queries', 'pages', 'others']

function words(language: string, queries: string, pages: string, others: string): ExportWords {
  return { language, queries, pages, others }
}

function listWords(list: string): string[] {
  return list.split(', ').map(fold)
}

function fold(label: string): string {
  return label
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.csv$/, '')
    .trim()
}
