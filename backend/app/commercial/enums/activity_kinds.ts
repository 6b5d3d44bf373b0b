/** What a person notes down about a client. */
export const ACTIVITY_KINDS = ['call', 'visit', 'meeting', 'email', 'note'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

/** Kinds in which someone spoke with the client: these make the day of the last contact. */
export const CONTACT_KINDS: readonly ActivityKind[] = ['call', 'visit', 'meeting', 'email']
