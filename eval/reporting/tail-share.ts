/** 97.5 % of the normal distribution are below it. */
const Z = 1.959_964

/**
 * The share of the bootstrap's means to leave out at either end for a 95 % interval of the mean of so many values: a
 * fortieth makes it too narrow when they are few. It is the expanded percentile interval of Hesterberg 2015, "What
 * Teachers Should Know About the Bootstrap", which is as wide as Student's: Φ(-t √(n / (n - 1))).
 */
export function tailShare(count: number): number {
  return count < 2 ? 0 : normalBelow(-student(count - 1) * Math.sqrt(count / (count - 1)))
}

/** The 97.5 % quantile of Student's distribution, by Abramowitz and Stegun 26.7.5. */
function student(freedom: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
  ]
  return terms.reduce((sum, term, place) => sum + term / freedom ** (place + 1), Z)
}

/** The share of the normal distribution below a negative number, by Abramowitz and Stegun 26.2.17. */
function normalBelow(at: number): number {
  const t = 1 / (1 - 0.231_641_9 * at)
  const series = [0.319_381_53, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429]
  const sum = series.reduce((total, factor, place) => total + factor * t ** (place + 1), 0)
  return (Math.exp((-at * at) / 2) / Math.sqrt(2 * Math.PI)) * sum
}
