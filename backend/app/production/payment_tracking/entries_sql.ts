import { AGREED, QUOTED } from '#production/projects/contract_value'

/**
 * Every document that moves a figure of a project, whoever owns it. The value of a project without a
 * contract is what its approved quotation offers; of what the client owes, what is overdue on a day.
 */
export const ENTRIES = `
  SELECT project_id, currency, CASE WHEN figure = 'open' THEN 'overdue' ELSE figure END AS figure, kind,
    record_id, number, party, on_day, due_on, amount_minor
  FROM project_receivables WHERE figure <> 'open' OR due_on < ?
  UNION ALL
  SELECT project_id, currency, figure, kind, record_id, number, party, on_day, due_on, amount_minor
  FROM project_costs
  UNION ALL
  SELECT project_id, currency, 'labour', 'labour', id, month, NULL, on_day, NULL, amount_minor
  FROM project_labour_costs
  UNION ALL
  SELECT project_id, currency, 'contract', 'contract', id, number, client_name, signed_on, NULL,
    value_minor
  FROM project_agreements
  UNION ALL
  SELECT project_id, currency, CASE WHEN status = 'approved' THEN 'variations' ELSE 'pending' END,
    'variation', id, number, client_reference, approved_on, NULL, amount_minor
  FROM variation_orders WHERE status IN ('approved', 'submitted')
  UNION ALL
  SELECT p.id, p.currency, 'contract', 'quotation', q.id, q.number, p.client_name, q.quoted_on, NULL,
    q.net_minor
  FROM ${QUOTED}`

/** The same figures without their documents; a project without any has a row in its own currency. */
export const TOTALS = `
  SELECT project_id, currency, CASE WHEN figure = 'open' THEN 'overdue' ELSE figure END AS figure,
    amount_minor
  FROM project_receivable_totals WHERE figure <> 'open' OR due_on < ?
  UNION ALL SELECT project_id, currency, figure, amount_minor FROM project_cost_totals
  UNION ALL SELECT project_id, currency, 'labour', amount_minor FROM project_labour_costs
  UNION ALL ${AGREED}
  UNION ALL SELECT project_id, currency, 'pending', amount_minor FROM variation_orders
    WHERE status = 'submitted'
  UNION ALL SELECT id, currency, 'none', 0 FROM projects`
