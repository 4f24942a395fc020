import { AppLink } from '#ui/layout/AppLink.tsx'
import { SignInPage } from './SignInPage.tsx'
import { SignUpButton } from './SignUpButton.tsx'

export function SignupMainScreen() {
  return (
    <SignInPage
      title="Create your free account"
      buttons={<SignUpButton type="managed" />}
      links={
        <li>
          You have an account? <AppLink href="/">Sign in</AppLink>
        </li>
      }
    >
      <p>No credit card required</p>
    </SignInPage>
  )
}
