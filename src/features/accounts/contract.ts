import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'

/** What a user signs up for: `mini` makes a workspace of the type saas (G-37). */
export const SIGN_UP_TYPES = ['managed', 'mini'] as const

export const userSession = z.object({
  id: z.uuid(),
  created_at: z.string(),
  /** Last use of the session, exact to the hour. */
  last_used_at: z.string(),
  /** When the session ends if it is not used again. */
  expires_at: z.string(),
  /** User agent of the browser at the sign-in. */
  user_agent: z.string(),
  /** Whether this is the session of this call. */
  is_current: z.boolean(),
})

/** The length of a new password, in characters. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const

const word = z.string().max(PASSWORD_LENGTH.most)

const about = { tag: 'accounts' } as const
const nothing = z.object({})

export const accounts = {
  getSignInWays: endpoint('public', {
    ...about,
    method: 'GET',
    path: '/auth/ways',
    summary: 'How one can sign in to this installation.',
  }).output(
    z.object({
      /** What the provider of sign-ins is called, such as Google; null when none is set up. */
      provider: z.string().nullable(),
      password: z.boolean(),
      demo: z.boolean(),
      /** Whether strangers get an account at the provider's sign-in. */
      sign_up: z.boolean(),
    }),
  ),
  getInstallation: endpoint('public', {
    ...about,
    method: 'GET',
    path: '/installation',
    summary: 'What the administrator of this installation has to say to its users.',
  }).output(
    z.object({
      /** An e-mail address or the address of a page; null when none is configured. */
      support_contact: z.string().nullable(),
      /** Pages that visitors of a shared cluster are invited to; null when none is configured (G-32). */
      demo_call_url: z.string().nullable(),
      case_study_url: z.string().nullable(),
      /** Whether the disk has no room, so that nothing new is stored. */
      is_disk_full: z.boolean(),
    }),
  ),
  openDemo: endpoint('public', {
    ...about,
    method: 'POST',
    path: '/auth/demo',
    summary: 'A single-use code for the demo, where the installation has one.',
    needsRoom: false,
  }).output(z.object({ token: z.string() })),
  exchangeCode: endpoint('public', {
    ...about,
    method: 'POST',
    path: '/auth/token',
    summary:
      'The JWT for the single-use code that a sign-in ended with; in the same browser, within a minute.',
    needsRoom: false,
  })
    .input(z.object({ token: z.string().min(1).max(200) }))
    .output(z.object({ jwt: z.string() })),
  signOut: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/auth/out',
    summary: 'Ends this session, or with everywhere: true all sessions of yours.',
    needsRoom: false,
    proof: { everywhere: true },
  })
    .input(z.object({ everywhere: z.boolean().default(false) }))
    .output(nothing),
  getAccount: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/account',
    summary: 'Who you are here, and how you can prove it once more.',
  }).output(
    z.object({
      name: z.string(),
      email: z.string(),
      /** Whether the user has a password on this installation. */
      has_password: z.boolean(),
      /** Whether the user can sign in at the provider. */
      has_provider: z.boolean(),
    }),
  ),
  changePassword: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/account/password',
    summary: 'Changes your password, by the present one. Your other sessions end.',
  })
    .input(z.object({ present: word, wanted: word }))
    .output(nothing),
  proveByPassword: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/auth/proof',
    summary: 'Proves by your password that it is you, for a quarter of an hour.',
    needsRoom: false,
  })
    .input(z.object({ password: word }))
    .output(nothing),
  beginProof: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/auth/proof/provider',
    summary: 'The address of the page at which the provider of sign-ins asks you for a proof.',
  }).output(z.object({ url: z.string() })),
  issueTicket: endpoint('session', {
    ...about,
    method: 'POST',
    path: '/auth/ticket',
    summary: 'What opens one socket at /api/socket, as its first message: good once, within 30 seconds.',
    needsRoom: false,
  }).output(
    z.object({
      ticket: z.string(),
      /** Sent with the ticket: the socket then gets what is published from now on. */
      since: z.string(),
    }),
  ),
  listSessions: endpoint('session', {
    ...about,
    method: 'GET',
    path: '/account/session',
    summary: 'Where you are signed in, the newest session first.',
  }).output(z.array(userSession)),
  revokeSession: endpoint('session', {
    ...about,
    method: 'DELETE',
    path: '/account/session/{sessionId}',
    summary: 'Ends one of your sessions.',
    proof: 'always',
  })
    .input(z.object({ sessionId: z.uuid() }))
    .output(nothing),
}
