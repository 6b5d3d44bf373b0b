import { registerDecidable } from '#core/approvals/decidable'

registerDecidable(
  {
    ...{ documentType: 'manual_journal', resource: 'manual-journals', table: 'manual_journals' },
    ability: 'manual-journals.approve',
  },
  {
    ...{ documentType: 'budget', resource: 'budgets', table: 'budgets' },
    ability: 'budgets.approve',
  },
  {
    ...{ documentType: 'vat_adjustment', resource: 'vat-adjustments', table: 'vat_adjustments' },
    ability: 'vat-adjustments.approve',
  }
)
