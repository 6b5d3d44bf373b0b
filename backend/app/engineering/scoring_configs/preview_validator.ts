import vine from '@vinejs/vine'
import { decimal, line } from '#core/validation/fields'

const text = (max: number) => line(max).nullable().optional()

export const scoringPreviewValidator = vine.create({
  requesterType: text(60),
  clientType: text(60),
  contractorPreference: text(60),
  vendorListNomination: text(60),
  historicalSuccess: text(60),
  projectType: text(60),
  areaSqm: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  city: text(80),
})
