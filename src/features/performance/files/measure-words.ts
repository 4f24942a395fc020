/** Words in the headers of measures, in the languages of exports; a header that contains one of them matches. */
const WORDS = {
  clicks:
    'click, klick, clic, cliques, kliknięcia, klik, tıklama, клик, кліки, クリック, 클릭, 点击, 點擊, klikken, klikkaukset, prokliky, kliknutí',
  impressions:
    'impression, impr, impresion, impressõe, impressioni, vertoning, weergave, wyświetle, gösterim, показ, покази, 表示回数, 노출, 展示, 曝光, visning, exponering, eksponering, näyttö, näyttökerrat, zobrazení',
  ctr: 'ctr, site ctr, klickrate, tıklama oranı, 点击率, 點閱率, 클릭률',
  position:
    'position, posición, posizione, posição, positie, pozycja, konum, позици, позиція, 掲載順位, 게재순위, 平均排名, 排名, 評分, placering, plassering, sijainti, pozice, rank',
} as const

type MeasureName = keyof typeof WORDS
const NAMES: readonly MeasureName[] = ['ctr', 'position', 'impressions', 'clicks']

/** The measure that a column holds, by its header; null when the header names none. */
export function findMeasure(header: string): MeasureName | null {
  const text = header.normalize('NFKC').toLowerCase()
  return NAMES.find((name) => WORDS[name].split(', ').some((word) => text.includes(word.trim()))) ?? null
}
