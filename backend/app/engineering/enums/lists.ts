import type { Choice } from './choice.js'
import { CITIES } from './cities.js'
import { CLIENT_TYPES } from './client_types.js'
import { CONTRACTOR_PREFERENCES } from './contractor_preferences.js'
import { HISTORICAL_SUCCESS } from './historical_success.js'
import { LOST_REASONS } from './lost_reasons.js'
import { PRODUCT_TYPES } from './product_types.js'
import { PROJECT_TYPES } from './project_types.js'
import { QUOTATION_DOCUMENT_TYPES } from './quotation_document_types.js'
import { REQUESTER_TYPES } from './requester_types.js'
import { UNITS } from './units.js'
import { VENDOR_LIST_NOMINATIONS } from './vendor_list_nominations.js'
import { OFFER_TERM_KINDS } from './offer_term_kinds.js'
import { TENDER_STATUSES } from './tender_statuses.js'
import { TENDER_BOND_KINDS } from './tender_bond_kinds.js'

/** The choice lists of engineering by the name that `GET /api/lists/{name}` knows. */
export const ENGINEERING_LISTS = {
  'requester-types': REQUESTER_TYPES,
  'client-types': CLIENT_TYPES,
  'contractor-preferences': CONTRACTOR_PREFERENCES,
  'vendor-list-nominations': VENDOR_LIST_NOMINATIONS,
  'historical-success': HISTORICAL_SUCCESS,
  'project-types': PROJECT_TYPES,
  'product-types': PRODUCT_TYPES,
  'quotation-document-types': QUOTATION_DOCUMENT_TYPES,
  'lost-reasons': LOST_REASONS,
  'offer-term-kinds': OFFER_TERM_KINDS,
  'tender-statuses': TENDER_STATUSES,
  'tender-bond-kinds': TENDER_BOND_KINDS,
  cities: CITIES,
  units: UNITS,
} satisfies Record<string, Choice[]>

export type EngineeringList = keyof typeof ENGINEERING_LISTS
