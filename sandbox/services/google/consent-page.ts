import { escapeHtml } from '../service.ts'
import { writeChoice, writeInput, writeStandIn } from '../stand-in-page.ts'
import type { Person } from './people.ts'

interface ConsentInput {
  /** The whole query of the request, which the form sends back. */
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

/** Whether the person can untick the scope. Scopes for name and e-mail cannot be unticked. */
export function isOptional(scope: string): boolean {
  return !ALWAYS.has(scope.replace('https://www.googleapis.com/auth/userinfo.', ''))
}

/** One page for account and consent. It is a plain form without scripts, so that a test can send it, too. */
export function writeConsentPage({ query, people, hint, scopes }: ConsentInput): string {
  const hidden = [...query].map(([name, value]) => writeInput({ type: 'hidden', name, value }))
  const accounts = people.map(({ email, name }, place) =>
    writeChoice({
      field: writeInput({
        type: 'radio',
        name: 'account',
        value: email,
        isChecked: hint === '' ? place === 0 : email === hint,
      }),
      text: name,
      more: email,
    }),
  )
  const boxes = scopes.filter(isOptional).map((scope) =>
    writeChoice({
      field: writeInput({ type: 'checkbox', name: 'granted', value: scope, isChecked: true }),
      text: SCOPE_TEXTS[scope] ?? scope,
    }),
  )
  const isOther = hint !== '' && people.every(({ email }) => email !== hint)
  const other = writeChoice({
    field: writeInput({ type: 'radio', name: 'account', value: 'other', isChecked: isOther }),
    text: 'Another account',
  })
  return writePage(
    'Choose an account',
    `<form method="post" action="/o/oauth2/v2/auth">
${hidden.join('')}
<fieldset>
<legend>Account</legend>
${accounts.join('\n')}
${other}
<input class="other" name="other" type="email" placeholder="you@people.example" aria-label="E-mail address of another account" value="${escapeHtml(isOther ? hint : '')}">
</fieldset>
${boxes.length > 0 ? `<fieldset>\n<legend>What Keyloom may see</legend>\n${boxes.join('\n')}\n</fieldset>` : ''}
<p class="buttons"><button name="decision" value="allow">Continue</button>
<button name="decision" value="cancel" class="quiet" formnovalidate>Cancel</button></p>
</form>`,
  )
}

/** A page of the made-up Google; `body` is HTML. */
export function writePage(title: string, body: string): string {
  return writeStandIn({ title, body, whose: 'Google’s' })
}
