/** Where links for a new password are asked for and used. */
export const RESETS = '/api/auth/password-resets'
