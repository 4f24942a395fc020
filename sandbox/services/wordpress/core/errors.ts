import { replyJson, type Reply } from '../../service.ts'

/** The errors of WordPress's own REST API. */
const ERRORS = {
  rest_not_logged_in: [401, 'You are not currently logged in.'],
  rest_forbidden_context: [401, 'Sorry, you are not allowed to edit posts in this post type.'],
  rest_cannot_create: [401, 'Sorry, you are not allowed to create posts as this user.'],
  rest_cannot_edit: [401, 'Sorry, you are not allowed to edit this post.'],
  rest_cannot_delete: [401, 'Sorry, you are not allowed to delete this post.'],
  rest_no_route: [404, 'No route was found matching the URL and request method.'],
  rest_post_invalid_id: [404, 'Invalid post ID.'],
  rest_post_invalid_page_number: [
    400,
    'The page number requested is larger than the number of pages available.',
  ],
  empty_content: [400, 'Content, title, and excerpt are empty.'],
  term_exists: [400, 'A term with the name provided already exists with this parent.'],
  rest_upload_no_data: [400, 'No data supplied.'],
  rest_upload_no_content_disposition: [400, 'No Content-Disposition supplied.'],
  rest_upload_sideload_error: [500, 'Sorry, you are not allowed to upload this file type.'],
} as const satisfies Record<string, readonly [number, string]>

export function replyCoreError(code: keyof typeof ERRORS): Reply {
  const [status, message] = ERRORS[code]
  return replyJson(status, { code, message, data: { status } })
}

/** The error for a parameter that is wrong. A visitor may not ask for drafts. */
export function replyBadParameter(name: string, message: string): Reply {
  return replyJson(400, {
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${name}`,
    data: { status: 400, params: { [name]: message } },
  })
}
