import type { Handlers } from '#platform/server/api/handlers.ts'
import type { Disk } from '#platform/server/disk/watch-disk.ts'
import type { accounts } from '../contract.ts'
import { revokeSession, signOut } from './commands/end-sessions.ts'
import { exchangeCode } from './commands/exchange-code.ts'
import { issueCode } from './commands/issue-code.ts'
import { issueTicket } from './commands/issue-ticket.ts'
import { openDemo } from './commands/open-demo.ts'
import { listSessions } from './queries.ts'
import { hasDemo, hasPassword, type SignInSettings } from './sign-in-settings.ts'

export function accountHandlers(settings: SignInSettings, disk: Disk): Handlers<typeof accounts> {
  return {
    getSignInWays: async () => ({
      google: settings.oidc !== null,
      password: hasPassword(settings),
      demo: hasDemo(settings),
    }),
    getInstallation: async () => ({
      support_contact: settings.supportContact,
      is_disk_full: disk.findProblem() !== null,
    }),
    openDemo: async (ctx) => ({ token: await issueCode(ctx, await openDemo({ ...ctx, settings })) }),
    exchangeCode: (ctx, input) => exchangeCode(ctx, settings, input),
    signOut: async (ctx, input) => {
      await signOut(ctx, input)
      return {}
    },
    issueTicket: (ctx) => issueTicket(ctx),
    listSessions: (ctx) => listSessions(ctx),
    revokeSession: async (ctx, input) => {
      await revokeSession(ctx, input)
      return {}
    },
  }
}
