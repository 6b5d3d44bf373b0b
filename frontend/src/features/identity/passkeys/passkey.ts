import type { Schema } from '../../../api/types'

/** Where one's own passkeys are read and made. */
export const PASSKEYS = '/api/auth/passkeys'

export type Passkey = Schema<'Passkey'>

/** Whether this browser can make and use passkeys. */
export const knowsPasskeys = () => typeof globalThis.PublicKeyCredential === 'function'

/** Whether the person closed the browser's window, or took too long. */
export const isCancelled = (error: unknown) =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
