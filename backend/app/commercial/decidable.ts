import { registerDecidable } from '#core/approvals/decidable'

registerDecidable(
  {
    ...{ documentType: 'write_off', resource: 'write-offs', table: 'invoice_write_offs' },
    ability: 'write-offs.approve',
  },
  {
    ...{ documentType: 'client_advance', resource: 'invoices', table: 'invoices' },
    ...{ ability: 'client-advances.approve', entityType: 'invoice' },
    decisions: ['agree_to_advance', 'refuse_advance'],
    ...{ approve: 'agreement/approve', reject: 'agreement/reject' },
  }
)
