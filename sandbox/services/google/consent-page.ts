import { escapeHtml } from '../service.ts'
import type { Person } from './people.ts'

export interface ConsentInput {
  /** The whole query of the request, sent back with the form. */
  query: URLSearchParams
  people: Person[]
  hint: string
  scopes: string[]
}

const SCOPE_TEXTS: Record<string, string> = {
  'https://www.googleapis.com/auth/webmasters.readonly': 'View Search Console data for your verified sites',
  'https://www.googleapis.com/auth/webmasters': 'View and manage Search Console data for your verified sites',
  'https://www.googleapis.com/auth/analytics.readonly': 'See your analytics data',
}
const ALWAYS = new Set(['openid', 'email', 'profile'])

/** Scopes of the person alone cannot be unticked. */
export function isOptional(scope: string): boolean {
  return !ALWAYS.has(scope.replace('https://www.googleapis.com/auth/userinfo.', ''))
}

/** One page for the account and the consent; everything is a plain form, so that a test can send it too. */
export function writeConsentPage({ query, people, hint, scopes }: ConsentInput): string {
  const hidden = [...query].map(([name, value]) => input('hidden', name, value))
  const accounts = people.map(({ email, name }, place) => {
    const isChosen = hint === '' ? place === 0 : email === hint
    return label(input('radio', 'account', email, isChosen), `${name} (${email})`)
  })
  const boxes = scopes
    .filter(isOptional)
    .map((scope) => label(input('checkbox', 'granted', scope, true), SCOPE_TEXTS[scope] ?? scope))
  const isOther = hint !== '' && people.every(({ email }) => email !== hint)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Sign in with the sandbox</title>
<style>body{font:16px/1.5 system-ui;max-width:32rem;margin:3rem auto;padding:0 1rem}label{display:block;margin:.5rem 0}
.note{background:#fff3cd;color:#533f03;padding:.5rem 1rem;border-radius:.5rem}button{font:inherit;padding:.5rem 1.5rem}</style>
</head><body>
<p class="note">This is the sandbox. No real account is used.</p>
<h1>Choose an account</h1>
<form method="post" action="/o/oauth2/v2/auth">
${hidden.join('')}
${accounts.join('\n')}
${label(input('radio', 'account', 'other', isOther), 'Another one:')}
<input name="other" type="email" aria-label="E-mail address" value="${escapeHtml(isOther ? hint : '')}">
${boxes.length > 0 ? `<h2>What may be seen</h2>\n${boxes.join('\n')}` : ''}
<p><button name="decision" value="allow">Continue</button> <button name="decision" value="cancel">Cancel</button></p>
</form></body></html>
`
}

function input(type: string, name: string, value: string, isChecked = false): string {
  return `<input type="${type}" name="${escapeHtml(name)}" value="${escapeHtml(value)}"${isChecked ? ' checked' : ''}>`
}

function label(field: string, text: string): string {
  return `<label>${field} ${escapeHtml(text)}</label>`
}
