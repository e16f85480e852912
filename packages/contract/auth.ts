import { z } from 'zod'
import { type Endpoint, media, noContent, redirect } from './endpoint.ts'
import { languages } from './enums.ts'
import { languageQuery, momentSchema, optionalLineSchema, secretSchema } from './fields.ts'
import { emailMax, passwordMax, passwordMin, personNameMax } from './limits.ts'

export const emailSchema = z
  .string({ error: 'Invalid email format' })
  .trim()
  .toLowerCase()
  .max(emailMax, { error: 'Invalid email format' })
  .pipe(z.email({ error: 'Invalid email format' }))

export const newPasswordSchema = secretSchema(passwordMax).min(passwordMin, {
  error: `Password must be at least ${passwordMin} characters`,
})

/** The language model that an account may let write, as the operator has named it, and since when this account does. */
export const modelChoiceSchema = z.object({ name: z.string(), host: z.string(), consentedAt: momentSchema.nullable() })

export const userSchema = z
  .object({
    id: z.string(),
    email: z.email({ error: 'Invalid email format' }).nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    profileImageUrl: z.string().nullable(),
    credits: z.int().min(0),
    isPremium: z.boolean(),
    premiumUntil: momentSchema.nullable(),
    storiesCreatedThisMonth: z.int().min(0),
    monthlyStoryLimit: z.int().min(0),
    storyCreditCost: z.int().min(0),
    /** False for an account that signs in through a provider only. */
    hasPassword: z.boolean(),
    /** Null where this copy has no language model. */
    model: modelChoiceSchema.nullable(),
    createdAt: momentSchema,
    updatedAt: momentSchema,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

export const registerSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: optionalLineSchema(personNameMax),
  lastName: optionalLineSchema(personNameMax),
})

export const loginSchema = z.object({ email: emailSchema, password: secretSchema(passwordMax).min(1, { error: 'Password is required' }) })

export const forgottenPasswordSchema = z.object({ email: emailSchema, language: z.enum(languages).default('en') })
export const resetPasswordSchema = z.object({ token: secretSchema(200).min(1), password: newPasswordSchema })
export const changePasswordSchema = z.object({ currentPassword: secretSchema(passwordMax), newPassword: newPasswordSchema })
/** The password once more; left out by accounts that have none. */
export const deleteAccountSchema = z.object({ password: secretSchema(passwordMax).optional() })
export const modelConsentSchema = z.object({ enabled: z.boolean() })

export const signInMethodsSchema = z.object({
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** False where reset links go to the server's log, since no mail is configured. */
  mail: z.boolean(),
})

const providerParams = z.object({ provider: z.string().regex(/^[a-z0-9-]{1,40}$/) })

/** Where to go after it, a page of this site. */
const nextQuery = z.object({ next: z.string().max(500).optional().catch(undefined) })

export const authEndpoints = {
  user: { method: 'GET', path: '/api/auth/user', summary: 'Who is signed in', access: 'user', status: 200, reply: userSchema },
  register: {
    method: 'POST',
    path: '/api/register',
    summary: 'Open an account and sign in',
    access: 'anyone',
    body: registerSchema,
    status: 201,
    reply: userSchema,
    errors: ['email_taken', 'common_password'],
  },
  login: {
    method: 'POST',
    path: '/api/login',
    summary: 'Sign in with e-mail and password',
    access: 'anyone',
    body: loginSchema,
    status: 200,
    reply: userSchema,
    errors: ['wrong_credentials'],
  },
  loginPage: {
    method: 'GET',
    path: '/api/login',
    summary: "The sign-in page, in the visitor's language",
    access: 'anyone',
    query: languageQuery,
    status: 200,
    reply: media('text/html'),
  },
  logout: { method: 'POST', path: '/api/logout', summary: 'Sign out', access: 'anyone', status: 204, reply: noContent },
  logoutPage: {
    method: 'GET',
    path: '/api/logout',
    summary: 'Sign out and go to the landing page',
    access: 'anyone',
    status: 302,
    reply: redirect,
  },
  methods: {
    method: 'GET',
    path: '/api/auth/methods',
    summary: 'The ways to sign in that this copy offers',
    access: 'anyone',
    status: 200,
    reply: signInMethodsSchema,
  },
  providerStart: {
    method: 'GET',
    path: '/api/auth/providers/:provider',
    summary: 'Sign in through an OpenID Connect provider',
    access: 'anyone',
    params: providerParams,
    query: nextQuery,
    status: 302,
    reply: redirect,
    errors: ['not_found', 'sign_in_provider'],
  },
  providerReturn: {
    method: 'GET',
    path: '/api/auth/providers/:provider/callback',
    summary: 'Where the provider sends the browser back to',
    access: 'anyone',
    params: providerParams,
    status: 302,
    reply: redirect,
    errors: ['not_found', 'sign_in_provider'],
  },
  forgottenPassword: {
    method: 'POST',
    path: '/api/auth/forgotten-password',
    summary: 'Ask for a link to set a new password; the answer never tells whether the account exists',
    access: 'anyone',
    body: forgottenPasswordSchema,
    status: 204,
    reply: noContent,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    summary: 'Set a new password with the link sent',
    access: 'anyone',
    body: resetPasswordSchema,
    status: 204,
    reply: noContent,
    errors: ['reset_link_invalid', 'common_password'],
  },
  changePassword: {
    method: 'PUT',
    path: '/api/auth/password',
    summary: 'Change the password; every other session ends',
    access: 'user',
    body: changePasswordSchema,
    status: 204,
    reply: noContent,
    errors: ['wrong_password', 'common_password'],
  },
  modelConsent: {
    method: 'PUT',
    path: '/api/auth/model-consent',
    summary: 'Let a language model write stories for this account, or stop it',
    access: 'user',
    body: modelConsentSchema,
    status: 200,
    reply: userSchema,
    errors: ['not_found'],
  },
  exportData: {
    method: 'GET',
    path: '/api/auth/export',
    summary: 'Everything that is kept about this account, as one JSON file',
    access: 'user',
    status: 200,
    reply: media('application/json'),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/auth/user',
    summary: 'Delete the account with everything in it',
    access: 'user',
    body: deleteAccountSchema,
    status: 204,
    reply: noContent,
    errors: ['wrong_password'],
  },
} as const satisfies Record<string, Endpoint>
