import { UserIdentitySchema } from '#database/schema'

/** How an account became that of someone at a provider: they did it themselves, by their address, or it was made for them. */
export const LINKED_BY = ['person', 'email', 'created'] as const
export type LinkedBy = (typeof LINKED_BY)[number]

/** Who of a provider is who here. */
export default class UserIdentity extends UserIdentitySchema {}
