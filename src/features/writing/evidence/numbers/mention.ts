/** A measure or currency, with what one of it is worth in the unit that others are compared in. */
export interface Unit {
  name: string
  factor: number
}

/** A number, the month of a date, or a number word in a text. */
export interface NumberMention {
  text: string
  start: number
  end: number
  kind: 'number' | 'month'
  /** What it may mean, where languages write numbers differently. */
  values: readonly number[]
  /** Beside it, with all that the word may mean: pounds are money or weight. Empty when the text names none there. */
  units: readonly Unit[]
  /** Of a word such as thousands, which may mean every number from the first on and below the second. */
  range?: readonly [from: number, below: number]
  /** Whether it is a part of a name, such as CO2 or 5G, or a label such as Step 3. */
  isName: boolean
  /** The word in letters and digits that it is a part of, such as R99, when no one but a source can say whether it is a name. */
  name?: string
}

/** Whether two mentions may mean the same. */
export function isSameNumber(left: NumberMention, right: NumberMention): boolean {
  if (left.kind !== right.kind) return false
  return (
    hasSameUnit(left, right) &&
    (isInRange(left, right) || isInRange(right, left) || hasSameValue(left, right))
  )
}

/** A mention without a unit may be of every unit. */
function hasSameUnit({ units }: NumberMention, other: NumberMention): boolean {
  return (
    units.length === 0 ||
    other.units.length === 0 ||
    units.some(({ name }) => other.units.some((one) => one.name === name))
  )
}

function isInRange({ range }: NumberMention, { values, range: other }: NumberMention): boolean {
  if (range === undefined) return false
  const [from, below] = range
  return other === undefined ? values.some((value) => value >= from && value < below) : other[0] === from
}

function hasSameValue(left: NumberMention, right: NumberMention): boolean {
  if (left.range !== undefined || right.range !== undefined) return false
  if (left.units.length === 0 || right.units.length === 0)
    return left.values.some((value) => right.values.some((other) => isNear(value, other)))
  const amounts = listAmounts(right)
  return listAmounts(left).some(({ name, amount }) =>
    amounts.some((other) => other.name === name && isNear(amount, other.amount)),
  )
}

function listAmounts({ values, units }: NumberMention): { name: string; amount: number }[] {
  return units.flatMap(({ name, factor }) => values.map((value) => ({ name, amount: value * factor })))
}

function isNear(left: number, right: number): boolean {
  return Math.abs(left - right) <= 1e-9 * Math.max(Math.abs(left), Math.abs(right))
}
