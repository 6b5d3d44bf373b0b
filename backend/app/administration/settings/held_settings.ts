import type { Infer } from '@vinejs/vine/types'
import type { SettingValues } from './fields.js'
import type { updateSettingsValidator } from './validator.js'

type Held = keyof SettingValues & keyof Infer<typeof updateSettingsValidator>

/**
 * Who approves or pays what they wrote themselves, the account that clients pay into, and whether files
 * open unscanned, is decided by two people, not by one administrator. Each group is confirmed as one.
 */
export const HELD_SETTINGS: readonly (readonly Held[])[] = [
  ['twoStepFor'],
  ['allowSelfApproval'],
  ['separatePayer'],
  ['separateDuties'],
  ['separateVendors'],
  ['advanceGuarantee'],
  ['scanAway'],
  ['bankName', 'accountName', 'iban', 'swiftCode'],
]
