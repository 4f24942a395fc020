import { expect, test } from 'vitest'
import { makeZip } from '#tests/support/performance/make-zip.ts'
import { readSearchFile } from './read-search-file.ts'

const read = (name: string, text: string) => readSearchFile(name, new TextEncoder().encode(text))

/**
 * Names of the files for queries, pages, countries, devices, days and filters; then the headers of queries, pages,
 * days and the measures.
 */
const EXPORTS = [
  [
    'English',
    'Queries Pages Countries Devices Dates Filters',
    'Top queries|Top pages|Date|Clicks|Impressions|CTR|Position',
  ],
  [
    'German',
    'Suchanfragen Seiten Länder Geräte Diagramm Filter',
    'Häufigste Suchanfragen|Häufigste Seiten|Datum|Klicks|Impressionen|CTR|Position',
  ],
  [
    'French',
    'Requêtes Pages Pays Appareils Graphique Filtres',
    'Requêtes les plus fréquentes|Principales pages|Date|Clics|Impressions|CTR|Position',
  ],
  [
    'Spanish',
    'Consultas Páginas Países Dispositivos Gráfico Filtros',
    'Consultas principales|Páginas principales|Fecha|Clics|Impresiones|CTR|Posición',
  ],
  [
    'Italian',
    'Query Pagine Paesi Dispositivi Grafico Filtri',
    'Query più frequenti|Pagine principali|Data|Clic|Impressioni|CTR|Posizione',
  ],
  [
    'Dutch',
    "Zoekopdrachten Pagina's Landen Apparaten Diagram Filters",
    "Populairste zoekopdrachten|Populairste pagina's|Datum|Klikken|Vertoningen|CTR|Positie",
  ],
  [
    'Portuguese',
    'Consultas Páginas Países Dispositivos Gráfico Filtros',
    'Principais consultas|Principais páginas|Data|Cliques|Impressões|CTR|Posição',
  ],
  [
    'Polish',
    'Zapytania Strony Kraje Urządzenia Wykres Filtry',
    'Najpopularniejsze zapytania|Najpopularniejsze strony|Data|Kliknięcia|Wyświetlenia|CTR|Pozycja',
  ],
  [
    'Turkish',
    'Sorgular Sayfalar Ülkeler Cihazlar Grafik Filtreler',
    'En çok yapılan sorgular|En popüler sayfalar|Tarih|Tıklamalar|Gösterimler|TO|Konum',
  ],
  [
    'Russian',
    'Запросы Страницы Страны Устройства Диаграмма Фильтры',
    'Популярные запросы|Популярные страницы|Дата|Клики|Показы|CTR|Позиция',
  ],
  [
    'Ukrainian',
    'Запити Сторінки Країни Пристрої Діаграма Фільтри',
    'Популярні запити|Популярні сторінки|Дата|Кліки|Покази|CTR|Позиція',
  ],
  [
    'Japanese',
    'クエリ ページ 国 デバイス グラフ フィルタ',
    '上位のクエリ|上位のページ|日付|クリック数|表示回数|CTR|掲載順位',
  ],
  ['Korean', '검색어 페이지 국가 기기 차트 필터', '인기 검색어|인기 페이지|날짜|클릭수|노출|CTR|게재순위'],
  [
    'Chinese (simplified)',
    '查询数 网页 国家/地区 设备 图表 过滤器',
    '热门查询|热门网页|日期|点击次数|展示|点击率|排名',
  ],
  [
    'Chinese (traditional)',
    '查詢 網頁 國家 裝置 圖表 篩選器',
    '熱門查詢項目|熱門網頁|日期|點擊|曝光|點閱率|排名',
  ],
  [
    'Swedish',
    'Frågor Sidor Länder Enheter Diagram Filter',
    'Vanligaste frågorna|Vanligaste sidorna|Datum|Klick|Visningar|CTR|Placering',
  ],
  [
    'Danish',
    'Forespørgsler Sider Lande Enheder Diagram Filtre',
    'Mest populære forespørgsler|Mest populære sider|Dato|Klik|Visninger|CTR|Placering',
  ],
  [
    'Norwegian',
    'Søk Sider Land Enheter Diagram Filtre',
    'Vanligste søk|Vanligste sider|Dato|Klikk|Visninger|CTR|Plassering',
  ],
  [
    'Finnish',
    'Kyselyt Sivut Maat Laitteet Kaavio Suodattimet',
    'Suosituimmat kyselyt|Suosituimmat sivut|Päivämäärä|Klikkaukset|Näyttökerrat|CTR|Sijainti',
  ],
  [
    'Czech',
    'Dotazy Stránky Země Zařízení Graf Filtry',
    'Nejčastější dotazy|Nejčastější stránky|Datum|Kliknutí|Zobrazení|CTR|Pozice',
  ],
  // In an unknown language: the export is read by its shape.
  [
    null,
    'Maswali Kurasa Nchi Vifaa Chati Vichujio',
    'Maswali bora|Kurasa bora|Tarehe|Mibofyo|Maonyesho|CTR|Nafasi',
  ],
] as const

const COMMAS = new Set([
  'German',
  'French',
  'Spanish',
  'Italian',
  'Dutch',
  'Portuguese',
  'Polish',
  'Turkish',
  'Russian',
  'Ukrainian',
  'Swedish',
  'Danish',
  'Norwegian',
  'Finnish',
  'Czech',
])

function makeExport(language: string | null, names: string, headers: string, filters = 2): Uint8Array {
  const [queries = '', pages = '', countries = '', devices = '', days = '', filter = ''] = names.split(' ')
  const [query, page, date, ...measures] = headers.split('|')
  const sum = measures.join(',')
  const hasCommas = language !== null && COMMAS.has(language)
  const line = (label: string, clicks: number, impressions: number) =>
    hasCommas
      ? `"${label}",${clicks},"1.${String(impressions).padStart(3, '0')}","3,5\u00a0%","12,25"`
      : `"${label}",${clicks},"1,${String(impressions).padStart(3, '0')}",3.5%,12.25`
  const table = (header: string | undefined, lines: string[]) =>
    `${header},${sum}\r\n${lines.join('\r\n')}\r\n`
  return makeZip([
    {
      name: `${queries}.csv`,
      text: table(query, [line('trail shoes', 30, 200), line('boots, waterproof', 4, 7)]),
    },
    { name: `${pages}.csv`, text: table(page, [line('https://shop.example/a?b=1', 34, 300)]) },
    { name: `${countries}.csv`, text: table(countries, [line('Germany', 30, 200)]) },
    { name: `${devices}.csv`, text: table(devices, [line('MOBILE', 30, 200)]) },
    { name: `${days}.csv`, text: table(date, [line('2026-10-02', 9, 10), line('2026-10-01', 8, 20)]) },
    { name: `${filter}.csv`, text: `Filter,Value\n${'Search type,Web\n'.repeat(filters)}` },
  ])
}

test.each(EXPORTS)(
  'the queries, pages and days of an export in %s are read, and its countries are not',
  async (language, names, headers) => {
    const found = await readSearchFile('export.zip', makeExport(language, names, headers))
    const fact = { position: 12.25 }
    const queries = [
      { text: 'trail shoes', clicks: 30, impressions: 1_200, ...fact },
      { text: 'boots, waterproof', clicks: 4, impressions: 1_007, ...fact },
    ]
    const pages = [{ text: 'https://shop.example/a?b=1', clicks: 34, impressions: 1_300, ...fact }]
    expect(found).toEqual({
      kind: 'export',
      language,
      isComparison: false,
      days: [
        { day: '2026-10-01', totals: { clicks: 8, impressions: 1_020, ...fact } },
        { day: '2026-10-02', totals: { clicks: 9, impressions: 1_010, ...fact } },
      ],
      queries,
      pages,
      undated: { queries, pages },
      filters: ['Web', 'Web'],
      isNarrowed: false,
      rows: 5,
      skipped: [],
    })
  },
)

test('days of an export that a filter narrows are left out with the reason', async () => {
  const { days, skipped } = await readSearchFile('e.zip', makeExport(...EXPORTS[0], 3))
  expect(days).toEqual([])
  expect(skipped).toEqual([
    {
      reason: 'These days are narrowed by a filter, so they are not those of the whole site',
      count: 2,
      first: [2, 3].map((line) => ({ line: `Dates.csv line ${line}`, text: expect.any(String) })),
    },
  ])
})

test.each([
  'Top queries,Last 28 days Clicks,Previous 28 days Clicks,Last 28 days Impressions,Previous 28 days Impressions,Last 28 days CTR,Previous 28 days CTR,Last 28 days Position,Previous 28 days Position',
  'Maswali bora,a,b,c,d,e,f,g,h',
])('the first range of a comparison is read: %s', async (header) => {
  const { isComparison, queries } = await read(
    'Queries.csv',
    `${header}\ntrail shoes,5,9,50,90,10%,10%,3.5,7\nboots,0,3,0,40,0%,7%,,9\n`,
  )
  expect(isComparison).toBe(true)
  expect(queries).toEqual([
    { text: 'trail shoes', clicks: 5, impressions: 50, position: 3.5 },
    { text: 'boots', clicks: 0, impressions: 0, position: 0 },
  ])
})

test('a table with days, pages and queries in any order of columns is grouped by day, and repeated rows are added up', async () => {
  const { kind, days, rows } = await read(
    'looker.csv',
    [
      'Landing Page;Date;Device;Impressions;Query;Url Clicks;Average Position',
      'https://shop.example/a;20261002;1;30;trail shoes;3;2,0',
      'https://shop.example/a;20261002;2;10;trail shoes;1;6,0',
      'https://shop.example/b;20261001;1;5;boots;0;9,5',
    ].join('\n'),
  )
  expect([kind, rows]).toEqual(['table', 3])
  expect(days).toEqual([
    {
      day: '2026-10-01',
      pageQueries: [
        { page: 'https://shop.example/b', query: 'boots', clicks: 0, impressions: 5, position: 9.5 },
      ],
    },
    {
      day: '2026-10-02',
      pageQueries: [
        { page: 'https://shop.example/a', query: 'trail shoes', clicks: 4, impressions: 40, position: 3 },
      ],
    },
  ])
})

test.each([
  ['2026-10-02', '2026-10-02'],
  ['20261002', '2026-10-02'],
  ['02.10.2026', '2026-10-02'],
  ['Oct 2, 2026', '2026-10-02'],
  ['2026/10/2', '2026-10-02'],
  ['2026年10月2日', '2026-10-02'],
  ['10/22/2026', '2026-10-22'],
  ['22/10/2026', '2026-10-22'],
])('a day written %s is read', async (written, day) => {
  const { days } = await read('d.csv', `Date,Clicks,Impressions,CTR,Position\n"${written}",1,2,50%,3\n`)
  expect(days.map((one) => one.day)).toEqual([day])
})

test('days are not read when day and month cannot be told apart', async () => {
  const { days } = await read(
    'd.csv',
    'Date,Page,Clicks,Impressions,Position\n01/02/2026,https://shop.example/a,1,2,3\n',
  )
  expect(days).toEqual([])
})

test.each([
  [
    'a file that is a zip by its name only',
    'export.zip',
    new TextEncoder().encode('no zip'),
    'is no ZIP archive',
  ],
  [
    'a zip without search data',
    'photos.zip',
    makeZip([{ name: 'a.txt', text: 'hello' }]),
    'is not an export of Search Console',
  ],
  [
    'a list of keywords',
    'k.csv',
    new TextEncoder().encode('keyword,volume\nboots,3\n'),
    'no columns of clicks',
  ],
  ['an empty file', 'empty.csv', new Uint8Array(0), 'no columns of clicks'],
])('%s is refused with an explanation', async (_what, name, bytes, words) => {
  await expect(readSearchFile(name, bytes)).rejects.toThrow(words)
})
