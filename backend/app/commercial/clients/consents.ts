import { invalid } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { ConsentState } from '#commercial/enums/consents'

export const CONSENT_FIELDS = [
  'purposes',
  'legalBasis',
  'dataSource',
  'consentOn',
  'consentBy',
  'consentHow',
  'consentWithdrawnOn',
  'consentNote',
] as const
export type ConsentField = (typeof CONSENT_FIELDS)[number]

/** Why, from where and with what consent a contact is held. */
export interface Consent {
  purposes: string[] | null
  legalBasis: string | null
  dataSource: string | null
  consentOn: string | null
  consentBy: string | null
  consentHow: string | null
  consentWithdrawnOn: string | null
  consentNote: string | null
}

type Stated = Partial<Record<ConsentField, unknown>>

/** @throws AppError 422 for days that do not go together, and for consent as a ground without a day */
export function requireConsistent({ legalBasis, consentOn, ...consent }: Partial<Consent>) {
  const { consentBy, consentHow, consentWithdrawnOn } = consent
  const given = consentOn ?? null
  if (!given && (legalBasis === 'consent' || consentBy || consentHow || consentWithdrawnOn))
    throw invalid({ consentOn: ['required'] })
  if (given && given > today()) throw invalid({ consentOn: ['future_day'] })
  if (!consentWithdrawnOn) return
  if (consentWithdrawnOn > today()) throw invalid({ consentWithdrawnOn: ['future_day'] })
  if (consentWithdrawnOn < given!) throw invalid({ consentWithdrawnOn: ['before_consent'] })
}

export const consentStateOf = ({ consentOn, consentWithdrawnOn }: Stated): ConsentState => {
  if (consentWithdrawnOn) return 'withdrawn'
  return consentOn ? 'given' : 'none'
}

/** Of two records of one contact: who has withdrawn once has withdrawn. */
export function stricterConsent(kept: Consent, other: Consent): Partial<Consent> {
  if (kept.consentWithdrawnOn || !other.consentWithdrawnOn) return {}
  const { consentOn, consentBy, consentHow, consentWithdrawnOn, consentNote } = other
  return { consentOn, consentBy, consentHow, consentWithdrawnOn, consentNote }
}
