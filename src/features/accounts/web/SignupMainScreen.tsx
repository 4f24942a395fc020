import { AppLink } from '#ui/layout/AppLink.tsx'
import { WideLink } from '#ui/layout/WideButton.tsx'
import { SignInPage } from './SignInPage.tsx'

export function SignupMainScreen() {
  return (
    <SignInPage
      title="Create your free account"
      buttons={
        <WideLink href="/auth/in?type=managed" isMain>
          Continue
        </WideLink>
      }
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
