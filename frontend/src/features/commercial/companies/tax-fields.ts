/** What the tax authority wants of a buyer, with the longest text that the server takes. */
export const TAX_FIELDS = [
  { name: 'country', longest: 2 },
  { name: 'vatNumber', longest: 20 },
  { name: 'otherId', longest: 30 },
  { name: 'buildingNumber', longest: 10 },
  { name: 'street', longest: 200 },
  { name: 'district', longest: 200 },
  { name: 'city', longest: 100 },
  { name: 'postalCode', longest: 10 },
  { name: 'additionalNumber', longest: 10 },
] as const

const LATIN = new Set<string>([
  'vatNumber',
  'otherId',
  'buildingNumber',
  'postalCode',
  'additionalNumber',
])

export const isLatin = (name: string): boolean => LATIN.has(name)
