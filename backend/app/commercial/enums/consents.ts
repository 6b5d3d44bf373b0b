/** For what the data of a contact are used. */
export const PURPOSES = ['offers', 'contract', 'invoicing', 'service', 'news'] as const

/** The ground that they are held on. */
export const LEGAL_BASES = ['contract', 'consent', 'legitimate_interest', 'legal_duty'] as const

/** Where they came from. */
export const DATA_SOURCES = ['card', 'web', 'person', 'import'] as const

/** How consent was given. */
export const CONSENT_WAYS = ['in_person', 'written', 'email', 'phone', 'web_form'] as const

export const CONSENT_STATES = ['none', 'given', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]
