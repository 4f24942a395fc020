import { foldWord } from '#features/articles/kinds/index.ts'

/** Words that connect others: a name may have them inside, as in "shoes for kids", but not at its ends. */
const CONNECTING = readWords(`
  a an the of for in on at to with without and or by from my your
  der die das den dem des ein eine einer einem einen für mit ohne und oder von vom zum zur im in am an auf bei aus
  le la les l un une des du de d à au aux et ou en pour avec sans sur dans
  el los las un una unos unas y e o u para con sin por del al mi
  il lo gli i uno di da dal della delle dei degli per e con senza nel nella su
  de het een van voor met zonder en of op bij te
  o os as um uma do da dos das no na nos nas em com sem ao
  z ze w we na do dla i oraz lub bez od
  en ett och eller för med utan på av till i
  et og eller til med uden på af
  の と や に で を は が から 的 和 与 在 を`)

/** Words that say how people search, in any of the large languages, beside those in the phrases of clusters' kinds. */
const MODIFIERS = readWords(`
  good better best top new newest great perfect ultimate complete cheap easy simple quick small large big free online near
  how what why when where which who is are do does can should vs
  gut gute guter gutes guten besser beste besten bester bestes neu neue neuer neues günstig billig einfach schnell kostenlos
  wie was warum wann wo welche welcher welches wer ist sind kann
  meilleur meilleure meilleurs meilleures bon bonne nouveau nouvelle gratuit pas cher comment quel quelle quels quelles quoi pourquoi où
  mejor mejores bueno buena nuevo nueva gratis barato barata baratos baratas cómo qué cuál cuáles dónde cuándo
  migliore migliori buono nuova nuovo economico economici come quale quali cosa dove quando
  goed goede beste nieuw nieuwe goedkoop goedkope hoe wat welke waar wanneer
  melhor melhores bom boa novo nova barato barata como qual quais onde quando
  najlepszy najlepsze najlepsza dobry dobre nowy nowe tani tanie jak co który jakie jaki gdzie kiedy
  bäst bästa bra ny nya billig billiga hur vad vilken vilka var när
  bedst bedste god ny nye billig billige hvordan hvad hvilken hvilke hvor hvornår
  おすすめ オススメ お勧め 人気 比較 ランキング 価格 値段 安い 最新 選び方 方法 やり方 とは 違い 口コミ 評判 通販 無料 種類 方 選び 使い方
  推荐 推薦 最好 便宜 价格 價格 怎么 什么 哪个 比较 比較 排行 评价 評價 如何`)

const YEAR = /^(19|20)\d\d$/

export function isConnecting(word: string): boolean {
  return CONNECTING.has(foldWord(word))
}

export function isModifier(word: string): boolean {
  return MODIFIERS.has(foldWord(word)) || YEAR.test(word)
}

function readWords(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/).map(foldWord))
}
