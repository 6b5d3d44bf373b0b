import type { Client } from './client'

export const PURPOSES = [
  ...(['offers', 'contract', 'invoicing', 'service', 'news'] as const),
] satisfies NonNullable<Client['purposes']>
export const LEGAL_BASES = [
  ...(['contract', 'consent', 'legitimate_interest', 'legal_duty'] as const),
] satisfies NonNullable<Client['legalBasis']>[]
export const DATA_SOURCES = [
  ...(['card', 'web', 'person', 'import'] as const),
] satisfies NonNullable<Client['dataSource']>[]
export const CONSENT_WAYS = [
  ...(['in_person', 'written', 'email', 'phone', 'web_form'] as const),
] satisfies NonNullable<Client['consentHow']>[]
export const CONSENT_STATES = [
  ...(['none', 'given', 'withdrawn'] as const),
] satisfies Client['consentState'][]
