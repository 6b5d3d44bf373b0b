import { setting } from './settings.js'

/** The firm as it calls itself: on screens, in mails and on every document. */
export interface CompanyProfile {
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
}

const UNNAMED: CompanyProfile = {
  companyName: 'Binaa',
  companyNameAr: 'بناء',
  address: null,
  addressAr: null,
  commercialRegistration: null,
  vatNumber: null,
  phone: null,
  email: null,
  website: null,
  bankName: null,
  accountName: null,
  iban: null,
  swiftCode: null,
}

/** What the administrator has entered; a firm that has entered nothing is called after the portal. */
export function companyProfile(
  stored = setting<Partial<CompanyProfile>>('company', {})
): CompanyProfile {
  return { ...UNNAMED, ...stored }
}

/** The firm's logo: id of its file, which changes with every upload. */
export function logoFileId(): number | null {
  return setting<number | null>('logoFileId', null)
}

/** Where browsers find the logo; the address changes with the picture, so that they may keep it. */
export function logoUrl(): string | null {
  const id = logoFileId()
  return id === null ? null : `/api/logo?v=${id}`
}
