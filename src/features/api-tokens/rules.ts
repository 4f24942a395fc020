/** Days that a token may live; null: until it is revoked. */
export const LIFETIMES = [30, 90, 365, null] as const
export type Lifetime = (typeof LIFETIMES)[number]

export const LONGEST_TOKEN_NAME = 100
