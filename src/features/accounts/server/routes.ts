import type { Handlers } from '#platform/server/api/handlers.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { accounts } from '../contract.ts'
import { beginProof } from './commands/begin-proof.ts'
import { changePassword } from './commands/change-password.ts'
import { proveByPassword } from './commands/prove-by-password.ts'
import { revokeSession, signOut } from './commands/end-sessions.ts'
import { exchangeCode } from './commands/exchange-code.ts'
import { issueCode } from './commands/issue-code.ts'
import { issueTicket } from './commands/issue-ticket.ts'
import { openDemo } from './commands/open-demo.ts'
import { connectOidc } from './signing-in/oidc.ts'
import { getAccount, listSessions } from './queries/sessions.ts'
import { hasDemo, hasPassword, type SignInSettings } from './signing-in/sign-in-settings.ts'

interface AccountServices {
  settings: SignInSettings
  /** The database for changes that stay when the request's own transaction is rolled back. */
  database: () => Database
  disk: Disk
  /** Marks the moment from which on a socket gets messages. */
  markMessages: () => Promise<string>
}

export function accountHandlers({
  settings,
  database,
  disk,
  markMessages,
}: AccountServices): Handlers<typeof accounts> {
  const oidc = settings.oidc === null ? null : connectOidc(settings.oidc, settings.publicUrl)
  return {
    getSignInWays: async () => ({
      provider: settings.oidc?.name ?? null,
      password: hasPassword(settings),
      demo: hasDemo(settings),
      sign_up: settings.oidc !== null && settings.isSignUpOpen,
    }),
    getInstallation: async () => ({
      support_contact: settings.supportContact,
      demo_call_url: settings.invitations.demoCall,
      case_study_url: settings.invitations.caseStudy,
      is_disk_full: disk.findProblem() !== null,
    }),
    openDemo: async (ctx) => ({ token: await issueCode(ctx, await openDemo({ ...ctx, settings })) }),
    exchangeCode: (ctx, input) => exchangeCode(ctx, settings, input),
    signOut: async (ctx, input) => {
      await signOut(ctx, input)
      return {}
    },
    getAccount: (ctx) => getAccount(ctx, settings),
    changePassword: async (ctx, input) => async () => {
      await changePassword({ ...ctx, database: database(), settings }, input)
      return {}
    },
    proveByPassword: async (ctx, input) => async () => {
      await proveByPassword({ ...ctx, database: database(), settings }, input)
      return {}
    },
    beginProof: async (ctx) => async () => beginProof({ ...ctx, database: database(), oidc }),
    issueTicket: async (ctx) => ({ ...(await issueTicket(ctx)), since: await markMessages() }),
    listSessions: (ctx) => listSessions(ctx),
    revokeSession: async (ctx, input) => {
      await revokeSession(ctx, input)
      return {}
    },
  }
}
