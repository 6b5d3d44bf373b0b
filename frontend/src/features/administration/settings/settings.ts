export const SETTINGS = 'administration.settings'
export const SETTINGS_KEY = ['/api/settings'] as const

export interface Settings {
  id: number
  version: number
  companyName: string
  companyNameAr: string
  address: string | null
  addressAr: string | null
  commercialRegistration: string | null
  vatNumber: string | null
  phone: string | null
  email: string | null
  website: string | null
  bankName: string | null
  accountName: string | null
  iban: string | null
  swiftCode: string | null
  sessionIdleMinutes: number
  sessionAbsoluteHours: number
  passcodeLogin: boolean
  allowSelfApproval: boolean
  vatRate: string
  timeZone: string
  /** Days without work, 0 = Sunday. */
  weekendDays: number[]
  workStart: string
  workEnd: string
  ramadanStart: string
  ramadanEnd: string
  dualDates: boolean
  logoUrl: string | null
  numbering: { series: string; last: string; next: string }[]
  can: { update: boolean }
}
