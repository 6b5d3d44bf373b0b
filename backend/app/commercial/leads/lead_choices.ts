import { choicesOf } from '#core/settings/require_choices'
import { LEAD_SOURCES } from '#commercial/enums/lead_sources'
import { LOST_REASONS } from '#engineering/enums/lost_reasons'
import { PROJECT_TYPES } from '#engineering/enums/project_types'

/** The lists that the fields of a lead take their values from; a city is free text with suggestions. */
export const LEAD_LISTS = {
  'lead-sources': LEAD_SOURCES,
  'project-types': PROJECT_TYPES,
  'lost-reasons': LOST_REASONS,
}

/** Refuses what the lists do not hold. @throws AppError 422 naming the field */
export const requireLeadChoices = choicesOf({
  listOf: { source: 'lead-sources', projectType: 'project-types', lostReason: 'lost-reasons' },
  builtIn: LEAD_LISTS,
})
