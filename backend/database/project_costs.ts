/** What the views of a project's costs have in common. They read `purchase_orders o` and its lines `l`. */

/** Orders that bind the firm; one that is being amended does so all the while. */
export const BINDING = `(o.status IN ('approved', 'sent', 'partially_received', 'received', 'closed')
    OR (o.status = 'submitted' AND o.revision > 0))`

/** What will be billed of a line in all: of a closed order what has come, else at least what was ordered. */
export const DUE = `CASE WHEN o.status = 'closed' OR l.accepted_e4 > l.quantity_e4 THEN l.accepted_e4
    ELSE l.quantity_e4 END`

/** What of an order's freight or charges is not billed yet; a closed order owes none. */
export const charge = (name: string) => `CASE WHEN o.status <> 'closed'
    AND o.${name}_minor > o.${name}_billed_minor THEN o.${name}_minor - o.${name}_billed_minor ELSE 0 END`

/**
 * The part of a line's value that its unbilled quantity is, rounded half up in whole numbers. The
 * value is divided first, so that the product stays within what either database holds exactly.
 */
const SHARES = {
  sqlite: `CAST((l.net_minor / l.quantity_e4) * l.left_e4
      + (2 * (l.net_minor % l.quantity_e4) * l.left_e4 + l.quantity_e4) / (2 * l.quantity_e4) AS INTEGER)`,
  mysql: `(l.net_minor DIV l.quantity_e4) * l.left_e4
      + (2 * CAST(l.net_minor % l.quantity_e4 AS DECIMAL(40, 0)) * l.left_e4 + l.quantity_e4)
        DIV (2 * l.quantity_e4)`,
}

export const shareIn = (dialect: string) => (dialect === 'mysql' ? SHARES.mysql : SHARES.sqlite)
