import { registerDecidable } from '#core/approvals/decidable'

registerDecidable({
  ...{ documentType: 'quotation', resource: 'quotations', table: 'quotations' },
  ability: 'quotations.approve',
})
