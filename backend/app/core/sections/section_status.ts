import type { Language } from '#core/base/language'

export const SECTION_STATUSES = ['live', 'offline', 'maintenance'] as const
export type SectionStatus = (typeof SECTION_STATUSES)[number]

/** What of a section decides whether its department is open. */
export interface SectionState {
  enabled: boolean
  maintenanceMode: boolean
  maintenanceMessage: string | null
  maintenanceMessageAr: string | null
  /** Milliseconds since 1970; null: since ever, or until further notice. */
  from: number | null
  to: number | null
}

/**
 * What a section is at a moment. Switching off and maintenance both hold from `from` (included) to
 * `to` (excluded); outside of that window the section is live. Off outweighs maintenance.
 */
export function statusOf(state: SectionState, now = Date.now()): SectionStatus {
  if (state.from !== null && now < state.from) return 'live'
  if (state.to !== null && now >= state.to) return 'live'
  if (!state.enabled) return 'offline'
  return state.maintenanceMode ? 'maintenance' : 'live'
}

/** The administrator's message in the requested language, else in the other one. */
export function messageOf(state: SectionState, language: Language): string | null {
  const { maintenanceMessage: en, maintenanceMessageAr: ar } = state
  return language === 'ar' ? (ar ?? en) : (en ?? ar)
}
