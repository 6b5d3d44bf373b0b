import { choicesOf } from '#core/settings/require_choices'
import { ENGINEERING_LISTS, type EngineeringList } from '#engineering/enums/lists'

/** Which list each field takes its values from. City and unit are free text with suggestions. */
const LIST_OF_FIELD = {
  requesterType: 'requester-types',
  clientType: 'client-types',
  contractorPreference: 'contractor-preferences',
  vendorListNomination: 'vendor-list-nominations',
  historicalSuccess: 'historical-success',
  projectType: 'project-types',
  productTypes: 'product-types',
  documentType: 'quotation-document-types',
  lostReason: 'lost-reasons',
} as const satisfies Record<string, EngineeringList>

export const requireChoices = choicesOf({ listOf: LIST_OF_FIELD, builtIn: ENGINEERING_LISTS })
