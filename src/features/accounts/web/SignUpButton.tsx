import { WideLink } from '#ui/layout/WideButton.tsx'
import type { SIGN_UP_TYPES } from '../contract.ts'
import classes from './SignInPage.module.css'
import { useSignInWays } from './use-sign-in-ways.ts'

const CLOSED = 'New accounts are not open here. Please ask the owner for an invitation.'
const NONE = 'No accounts are set up here yet. The demo is open to everybody.'

/** Leads to the sign-up, or says that this installation has none. */
export function SignUpButton({ type }: { type: (typeof SIGN_UP_TYPES)[number] }) {
  const ways = useSignInWays()
  const isClosed = ways !== null && ways !== 'failed' && !ways.sign_up
  return (
    <div className={classes.place}>
      {isClosed && <p>{ways.demo ? NONE : CLOSED}</p>}
      {isClosed && (
        <WideLink href="/" isMain>
          {ways.demo ? 'Go to the demo' : 'Go to the sign-in'}
        </WideLink>
      )}
      {ways !== null && !isClosed && (
        <WideLink href={`/auth/in?type=${type}`} isMain>
          Continue
        </WideLink>
      )}
    </div>
  )
}
