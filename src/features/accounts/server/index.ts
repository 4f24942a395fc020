export { readSigningKey } from './signing-key.ts'
export { issueToken, readSession } from './tokens.ts'
