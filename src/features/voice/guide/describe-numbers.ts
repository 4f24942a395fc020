/** "34 %", and "less than 1 %" for a share that is not zero. */
export function describeShare(share: number): string {
  const percent = Math.round(share * 100)
  return percent === 0 && share > 0 ? 'less than 1 %' : `${percent} %`
}

/** "1 in 12 sentences". */
export function describeOneIn(share: number): string {
  return `about 1 in ${Math.max(1, Math.round(1 / share))} sentences`
}

export function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : many}`
}

/** One digit behind the point where the number is small. */
export function describeRate(rate: number): string {
  return rate >= 10 ? String(Math.round(rate)) : String(Math.round(rate * 10) / 10)
}
