/** Runs inside the page: how far what was visible has moved since the page began to load, as browsers count it. */
export async function sumLayoutShifts(): Promise<number> {
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) =>
    shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))),
  )
  observer.observe({ type: 'layout-shift', buffered: true })
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return shifts.reduce((sum, shift) => sum + shift, 0)
}
