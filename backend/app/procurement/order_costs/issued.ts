import { marks, type CostSource } from '#core/budgets/cost_sources'
import { shareIn } from '#database/project_costs'
import { STOCK_MOVEMENT } from '#procurement/shared/booked'

/** What orders of the project brought into stores, less what went back to vendors, in base units. */
const bought = (own: string) => `
  SELECT project_id, material_id, SUM(quantity_e4) AS quantity_e4 FROM (
    SELECT o.project_id, s.material_id, e.quantity_e4
    FROM purchase_orders o JOIN goods_receipts g ON g.purchase_order_id = o.id AND g.status = 'posted'
      JOIN stock_ledger e ON e.movement_id = g.movement_id JOIN stock_levels s ON s.id = e.level_id
    WHERE o.project_id IN (${own})
    UNION ALL
    SELECT o.project_id, s.material_id, e.quantity_e4
    FROM purchase_orders o JOIN vendor_credits c ON c.purchase_order_id = o.id AND c.status = 'posted'
      JOIN stock_ledger e ON e.movement_id = c.movement_id JOIN stock_levels s ON s.id = e.level_id
    WHERE o.project_id IN (${own})
  ) b GROUP BY project_id, material_id`

/** Issues and returns in the order in which they were, with what was issued of the material until then. */
const issued = (own: string) => `
  SELECT v.*, SUM(v.quantity_e4) OVER (
    PARTITION BY v.project_id, v.material_id ORDER BY v.posted_on, v.id) AS until_e4
  FROM project_material_movements v WHERE v.project_id IN (${own})`

const beyond = (quantity: string) =>
  `CASE WHEN ${quantity} > bought_e4 THEN ${quantity} - bought_e4 ELSE 0 END`

/**
 * Of each movement the quantity beyond what the project's own orders brought: those are in their bills. A change of
 * cost moves nothing; the part of it counts that the issues so far stand for.
 */
const sql = (own: string, share: string) => `
  SELECT project_id AS owner_id, 'material' AS cost_head, posted_on AS on_day, '${STOCK_MOVEMENT}' AS kind,
    movement_id AS record_id, number, NULL AS party, SUM(CASE WHEN whole_e4 = 0 THEN 0
      WHEN whole_e4 = left_e4 THEN value_minor
      ELSE (CASE WHEN value_minor < 0 THEN -1 ELSE 1 END) * (${share}) END) AS amount_minor
  FROM (
    SELECT l.*, ABS(whole_e4) AS quantity_e4, ABS(value_minor) AS net_minor FROM (
      SELECT i.project_id, i.movement_id, i.number, i.posted_on, i.value_minor,
        CASE WHEN i.moved_e4 = 0 THEN i.until_e4 ELSE i.moved_e4 END AS whole_e4,
        CASE WHEN i.moved_e4 = 0 THEN ${beyond('i.until_e4')}
          ELSE ${beyond('i.until_e4')} - ${beyond('(i.until_e4 - i.moved_e4)')} END AS left_e4
      FROM (
        SELECT v.project_id, v.movement_id, v.number, v.posted_on, v.value_minor, v.until_e4,
          v.quantity_e4 AS moved_e4, COALESCE(b.quantity_e4, 0) AS bought_e4
        FROM (${issued(own)}) v LEFT JOIN (${bought(own)}) b
          ON b.project_id = v.project_id AND b.material_id = v.material_id
      ) i
    ) l
  ) l GROUP BY project_id, posted_on, movement_id, number`

/** What stores have given to a project beyond what was bought for it, at the cost of the stock ledger. */
export const issuedSource: CostSource = {
  source: 'stock_issues',
  rows({ owner, ids }, dialect) {
    if (owner !== 'project') return null
    const share = shareIn(dialect).replaceAll('l.left_e4', 'ABS(l.left_e4)')
    return { sql: sql(marks(ids), share), values: [...ids, ...ids, ...ids] }
  },
}
