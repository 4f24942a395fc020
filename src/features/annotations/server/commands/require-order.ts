import { InvalidField } from '#platform/errors.ts'

/** What a person writes about some days. */
export interface Written {
  text: string
  first_day: string
  last_day: string
  is_hidden: boolean
}

/** Throws InvalidField for days in the wrong order. */
export function requireOrder({ first_day: first, last_day: last }: Written): void {
  if (last < first)
    throw new InvalidField('last_day', `the last day, ${last}, is before the first day, ${first}`)
}
