/** Days for which a token can be valid; null for a token that is valid until it is revoked. */
export const LIFETIMES = [30, 90, 365, null] as const
export type Lifetime = (typeof LIFETIMES)[number]

export const LONGEST_TOKEN_NAME = 100
