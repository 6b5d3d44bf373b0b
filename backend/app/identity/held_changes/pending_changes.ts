import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sqlInstant } from '#core/database/instants'
import HeldChange from './held_change.js'

/** Changes that still wait for a second person. */
export const pendingChanges = (client: QueryClientContract) =>
  HeldChange.query({ client }).where('status', 'pending').where('expiresAt', '>', sqlInstant())
