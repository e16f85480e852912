import { z } from 'zod'

/**
 * Every way in which a call can fail: its code, its status, and the English sentence that is answered where nothing more exact is
 * known. Clients branch on the code and show its translation; the sentence is what is left where there is none.
 */
export const errors = {
  invalid_input: { status: 400, message: 'Something in the request is not right' },
  invalid_json: { status: 400, message: 'The request body is not valid JSON' },
  invalid_credit_package: { status: 400, message: 'Invalid credit package' },
  common_password: { status: 400, message: 'This password is one of those that are guessed first. Please choose another one.' },
  reset_link_invalid: { status: 400, message: 'This link is no longer valid. Please ask for a new one.' },
  unauthenticated: { status: 401, message: 'You must be logged in' },
  wrong_credentials: { status: 401, message: 'E-mail or password is not right' },
  insufficient_credits: { status: 402, message: 'You do not have enough credits' },
  payment_unpaid: { status: 402, message: 'This payment has not been completed' },
  foreign_origin: { status: 403, message: 'This request came from another site' },
  other_user: { status: 403, message: 'This account may not act for another user' },
  wrong_password: { status: 403, message: 'The password is not right' },
  story_limit_reached: { status: 403, message: 'You have made all of your free stories for this month' },
  model_not_allowed: { status: 403, message: 'Stories by a language model are not switched on for this account' },
  quota_reached: { status: 403, message: 'There are as many of these in this account as it may have. Please remove one first.' },
  not_found: { status: 404, message: 'Not found' },
  story_not_found: { status: 404, message: 'Story not found' },
  profile_not_found: { status: 404, message: 'Child profile not found' },
  character_not_found: { status: 404, message: 'Character not found' },
  question_not_found: { status: 404, message: 'Question not found' },
  word_not_found: { status: 404, message: 'Word not found' },
  activity_not_found: { status: 404, message: 'Activity not found' },
  payment_not_found: { status: 404, message: 'Payment not found' },
  email_taken: { status: 409, message: 'An account with this e-mail cannot be created' },
  not_continued: { status: 409, message: 'This story was not told from a tale of ours, and has no other evening' },
  not_retold: { status: 409, message: 'This story was not told from a tale of ours, and cannot be told in another way' },
  title_taken: { status: 409, message: 'Another of your stories has this title' },
  story_in_progress: { status: 409, message: 'A story is being written for this account already' },
  payment_expired: { status: 410, message: 'This payment has expired. You have not been charged.' },
  body_too_large: { status: 413, message: 'The request is too large' },
  unsupported_media_type: { status: 415, message: 'The request body must be JSON' },
  expectation_failed: { status: 417, message: 'What the request expects cannot be done' },
  foreign_host: { status: 421, message: 'This copy does not know that address as its own (PUBLIC_URL)' },
  idempotency_key_reused: { status: 422, message: 'This Idempotency-Key was used for a different request' },
  too_many_requests: { status: 429, message: 'Too many attempts. Please wait a little.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  payment_provider: { status: 502, message: 'The payment provider does not answer. Nothing was charged; please try again.' },
  sign_in_provider: { status: 502, message: 'Signing in there did not work. Please try again.' },
  database_away: { status: 503, message: 'The library cannot be reached at the moment. Please try again shortly.' },
  busy: { status: 503, message: 'Too much is going on at the moment. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/** The body of every answer that is not a success. `field` is the dotted path of what was wrong; `params` fill the code's translation. */
export const errorReplySchema = z
  .object({
    message: z.string(),
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    field: z.string().optional(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  })
  .meta({ id: 'Error' })
export type ErrorReply = z.infer<typeof errorReplySchema>
