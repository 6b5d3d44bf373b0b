import { registerFileOwner } from '#files/shared/file_owners'
import {
  CLIENT_WORKBOOK,
  PRICED_WORKBOOK,
} from '#engineering/quotations/workbook_files/owner_types'

registerFileOwner(CLIENT_WORKBOOK, {
  resource: 'quotations',
  ability: 'quotations.view',
  record: { table: 'quotations' },
})

/** A priced workbook is its prices. */
registerFileOwner(PRICED_WORKBOOK, {
  resource: 'quotations',
  ability: 'quotations.prices',
  also: ({ abilities }) => abilities.has('quotations.view'),
  record: { table: 'quotations' },
})
