import type { Choice } from '#engineering/enums/choice'
import { CITIES } from '#engineering/enums/cities'
import { CLIENT_TYPES } from '#engineering/enums/client_types'
import { CONTRACTOR_PREFERENCES } from '#engineering/enums/contractor_preferences'
import { HISTORICAL_SUCCESS } from '#engineering/enums/historical_success'
import { PROJECT_TYPES } from '#engineering/enums/project_types'
import { REQUESTER_TYPES } from '#engineering/enums/requester_types'
import { VENDOR_LIST_NOMINATIONS } from '#engineering/enums/vendor_list_nominations'
import type { ChoiceCriterion, Criterion, RatedChoice, ScoringRules } from './config.js'

type Named = Pick<ChoiceCriterion, 'key' | 'label' | 'labelAr' | 'weight' | 'field'>

const rated = (choices: Choice[]): RatedChoice[] =>
  choices.map((choice) => ({ ...choice, level: choice.level ?? 0 }))

const byChoice = (criterion: Named, choices: Choice[]): Criterion => ({
  ...criterion,
  kind: 'choice',
  choices: rated(choices),
})

/** The weights a portal begins with: they sum to 100. */
export const DEFAULT_SCORING: ScoringRules = {
  configVersion: 1,
  bands: { go: 70, review: 50 },
  criteria: [
    byChoice(
      {
        key: 'requesterType',
        field: 'requesterType',
        label: 'Requester type',
        labelAr: 'نوع مقدم الطلب',
        weight: 15,
      },
      REQUESTER_TYPES
    ),
    byChoice(
      {
        key: 'clientType',
        field: 'clientType',
        label: 'Client or end-user type',
        labelAr: 'نوع العميل أو المستخدم النهائي',
        weight: 15,
      },
      CLIENT_TYPES
    ),
    byChoice(
      {
        key: 'contractorPreference',
        field: 'contractorPreference',
        label: 'Contractor preference',
        labelAr: 'تفضيل المقاول',
        weight: 15,
      },
      CONTRACTOR_PREFERENCES
    ),
    byChoice(
      {
        key: 'vendorListNomination',
        field: 'vendorListNomination',
        label: 'Vendor list nomination',
        labelAr: 'الترشيح في قائمة المورّدين',
        weight: 20,
      },
      VENDOR_LIST_NOMINATIONS
    ),
    byChoice(
      {
        key: 'historicalSuccess',
        field: 'historicalSuccess',
        label: 'Historical success',
        labelAr: 'النجاح السابق',
        weight: 20,
      },
      HISTORICAL_SUCCESS
    ),
    byChoice(
      {
        key: 'projectType',
        field: 'projectType',
        label: 'Project type',
        labelAr: 'نوع المشروع',
        weight: 10,
      },
      PROJECT_TYPES
    ),
    {
      key: 'sizeAndLocation',
      kind: 'size_location',
      label: 'Size and location',
      labelAr: 'المساحة والموقع',
      weight: 5,
      sizes: [
        { fromSqm: 20_000, level: 5 },
        { fromSqm: 8_000, level: 4 },
        { fromSqm: 3_000, level: 3 },
        { fromSqm: 1_000, level: 2 },
        { fromSqm: 1, level: 1 },
      ],
      cities: rated(CITIES),
      otherCityLevel: 1,
    },
  ],
}
