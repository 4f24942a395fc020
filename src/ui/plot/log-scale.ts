/** A logarithmic scale from the smallest to the largest of some numbers above zero, in pixels. */
export function scaleLog(values: readonly number[], pixels: { from: number; to: number }) {
  const { least, most } = values.reduce(
    (range, value) => ({ least: Math.min(range.least, value), most: Math.max(range.most, value) }),
    { least: Infinity, most: 0 },
  )
  const isEmpty = most === 0
  const from = isEmpty ? 1 : roundDown(least)
  const to = isEmpty ? 10 : Math.max(roundUp(most), from * 10)
  const span = Math.log(to / from)
  return {
    from,
    to,
    place: (value: number) => pixels.from + (Math.log(value / from) / span) * (pixels.to - pixels.from),
  }
}

const STEPS = [1, 2, 5, 10]

/** The largest of 1, 2, 5, 10, 20… that is not above a number. */
function roundDown(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value))
  return unit * (STEPS.findLast((step) => unit * step <= value) ?? 1)
}

function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(value))
  return unit * (STEPS.find((step) => unit * step >= value) ?? 10)
}

/** Numbers on a scale: all of 1, 2, 5, 10, 20… in its range, or only 1, 10, 100… where these are many. */
export function listTicks(from: number, to: number): number[] {
  const decades = Math.log10(to / from)
  const steps = decades > 2.5 ? [1] : [1, 2, 5]
  const ticks: number[] = []
  for (let unit = 10 ** Math.floor(Math.log10(from)); unit <= to * 1.0001; unit *= 10)
    for (const step of steps) {
      const value = Number((unit * step).toPrecision(6))
      if (value >= from * 0.9999 && value <= to * 1.0001) ticks.push(value)
    }
  return ticks
}
