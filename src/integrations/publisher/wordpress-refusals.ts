import type { z } from 'zod'
import { AdapterError, type AdapterErrorKind } from '#platform/server/outbound/adapter-error.ts'
import { failedCall, kindOfStatus } from '../service-answer.ts'
import { LABEL } from './wordpress-call.ts'
import type { coreRefusal } from './wordpress-core-shapes.ts'

const NOT_OF_LOGIN =
  'It is not the password of the login page: it is made in WordPress under Users > Profile, and shown only once.'
const WRONG_PASSWORD = `WordPress refuses the application password. ${NOT_OF_LOGIN}`
const UNKNOWN_USER =
  'WordPress does not know this user. Write the user name with which you sign in there, or its email address.'
/** WordPress says the same in both cases. */
const NOT_SIGNED_IN = `WordPress does not accept this user name and application password. ${NOT_OF_LOGIN} If both are right, your host may remove them from our call: ask it to let the header Authorization through.`
export const NO_PASSWORDS =
  'This website does not offer application passwords. They need https, WordPress 5.6 and that no security plugin has switched them off.'
const NO_RIGHT =
  'The user of the application password may not do this in WordPress. It needs the role Editor or Administrator.'
const NO_IMAGE =
  'The website does not take this file: it is no image that WordPress knows, or it is too large.'
export const CLOSED =
  'The website, or a security plugin or firewall before it, does not let our call reach WordPress.'

/** What WordPress tells a user who did not sign in, by the code of its error. */
const VISITOR_CODES = new Set([
  'rest_not_logged_in',
  'rest_forbidden_context',
  'rest_forbidden_status',
  'rest_cannot_create',
  'rest_cannot_edit',
  'rest_cannot_delete',
])

const BY_CODE: Record<string, [AdapterErrorKind, string]> = {
  rest_not_logged_in: ['auth', NOT_SIGNED_IN],
  incorrect_password: ['auth', WRONG_PASSWORD],
  invalid_username: ['auth', UNKNOWN_USER],
  invalid_email: ['auth', UNKNOWN_USER],
  application_passwords_disabled: ['auth', NO_PASSWORDS],
  application_passwords_disabled_for_user: [
    'auth',
    'This user may have no application passwords: a plugin of the website has switched them off for it.',
  ],
  rest_no_route: [
    'forbidden',
    'The website does not let other programs write posts: a plugin has switched the REST API of WordPress off.',
  ],
  rest_post_invalid_id: ['not_found', 'The article is not on the website any more.'],
  rest_invalid_param: ['invalid', 'WordPress does not accept this article or image.'],
  rest_upload_sideload_error: ['invalid', NO_IMAGE],
  rest_upload_unknown_error: ['invalid', NO_IMAGE],
  rest_upload_file_too_big: ['invalid', 'The website does not take files of this size.'],
  rest_upload_no_data: ['invalid', 'The website does not take a file that is empty or of this size.'],
}

/** Whether WordPress takes the caller for a visitor: it then says that drafts are a value that does not exist. */
export function isOfVisitor({ code, data }: z.infer<typeof coreRefusal>): boolean {
  return code === 'rest_invalid_param' && data?.params?.['status'] !== undefined
}

/** The failure that an answer from 300 on means; null when only its status says something. */
export function explainRefusal(status: number, code: string): AdapterError | null {
  const known = Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined
  if (known !== undefined) return new AdapterError(known[0], known[1], { reason: code })
  if (status < 400)
    return new AdapterError('bad_response', 'The website has moved: connect it at its new address.', {
      reason: `http_${status}`,
    })
  if (status === 401 && VISITOR_CODES.has(code))
    return new AdapterError('auth', NOT_SIGNED_IN, { reason: code })
  if (status === 403 && code.startsWith('rest_cannot_'))
    return new AdapterError('forbidden', NO_RIGHT, { reason: code })
  if (status === 401 || status === 403)
    return new AdapterError('forbidden', CLOSED, { reason: code === '' ? `http_${status}` : code })
  if (status === 413)
    return new AdapterError('invalid', 'The website does not take files of this size.', {
      reason: 'http_413',
    })
  // Only WordPress can say that a post is missing: a page of the host says nothing about it.
  if (status === 404 || status === 410)
    return failedCall({ service: LABEL, kind: 'bad_response', reason: `http_${status}` })
  const kind = kindOfStatus(status)
  return code !== '' && kind !== 'rate_limited' ? failedCall({ service: LABEL, kind, reason: code }) : null
}
