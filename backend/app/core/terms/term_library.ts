import type { Words } from '#core/resources/field'
import { choice, flag, text, wholeNumber } from '#core/resources/fields'
import { plainResource } from '#core/resources/plain_resource'

interface Library {
  endpoint: string
  table: string
  entity: string
  title: Words
  abilities: { read: string; write: string }
  kinds: { list: string; values: readonly { value: string }[] }
  /** What the flag says of a term that documents start with. */
  standard: Words
}

/** A library of bilingual terms that documents of one kind are put together from. */
export const termLibrary = ({ kinds, standard, ...library }: Library) =>
  plainResource({
    ...library,
    label: 'name',
    defaultSort: { field: 'place', order: 'asc' },
    exported: true,
    fields: {
      kind: choice({ en: 'Kind', ar: 'النوع' }, { required: true, ...kinds }),
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
      standard: flag(standard, { initial: false }),
      active: flag({ en: 'Active', ar: 'مفعّل' }, { initial: true }),
    },
  })
