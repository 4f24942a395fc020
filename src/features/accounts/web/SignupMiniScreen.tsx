import { AppLink } from '#ui/layout/AppLink.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SignUpButton } from './SignUpButton.tsx'

export function SignupMiniScreen() {
  return (
    <SignInPage
      title="Sign up to Mini"
      buttons={<SignUpButton type="mini" />}
      links={
        <>
          <li>
            Want all of it? <AppLink href="/main">Sign up to the full platform</AppLink>
          </li>
          <li>
            You have an account? <AppLink href="/">Sign in</AppLink>
          </li>
        </>
      }
    >
      <p>SERP clustering, the AI writer and keyword research, without the rest.</p>
    </SignInPage>
  )
}
