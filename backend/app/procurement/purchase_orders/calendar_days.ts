import db from '@adonisjs/lucid/services/db'
import { MOST_DAYS, registerCalendarDays } from '#core/timeline/calendar_days'

/** Orders whose materials are still to come, by the day on which they are needed. */
registerCalendarDays('delivery', {
  resource: 'purchase-orders',
  between: async (days) => {
    const rows = await db
      .from('purchase_orders')
      .whereBetween('required_on', days)
      .whereIn('status', ['approved', 'sent', 'partially_received'])
      .limit(MOST_DAYS)
      .select('id', 'number', 'vendor_name', 'required_on as day')
    return rows.map((row) => ({
      id: row.id,
      on: row.day,
      number: row.number,
      about: row.vendor_name,
      link: `/procurement/purchase-orders/${row.id}`,
    }))
  },
})
