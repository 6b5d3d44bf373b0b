import { choice, flag, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'
import { OFFER_TERM_KINDS } from '#engineering/enums/offer_term_kinds'

export const offerTerms = plainResource({
  endpoint: 'offer-terms',
  table: 'offer_terms',
  entity: 'offer_term',
  title: { en: 'Offer terms', ar: 'شروط العروض' },
  abilities: { read: 'quotations.view', write: 'quotations.manage' },
  label: 'name',
  defaultSort: { field: 'place', order: 'asc' },
  exported: true,
  fields: {
    kind: choice(
      { en: 'Kind', ar: 'النوع' },
      { required: true, list: 'offer-term-kinds', values: OFFER_TERM_KINDS }
    ),
    name: text({ en: 'Title', ar: 'العنوان' }, { max: 160, required: true, search: true }),
    nameAr: text(
      { en: 'Arabic title', ar: 'العنوان بالعربية' },
      { max: 160, required: true, search: true, listed: false }
    ),
    text: text({ en: 'Text', ar: 'النص' }, { max: 2000, required: true, listed: false }),
    textAr: text(
      { en: 'Arabic text', ar: 'النص بالعربية' },
      { max: 2000, required: true, listed: false }
    ),
    place: wholeNumber({ en: 'Order', ar: 'الترتيب' }, { max: 999 }),
    standard: flag({ en: 'In every new quotation', ar: 'في كل عرض جديد' }, { initial: false }),
    active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
  },
})
