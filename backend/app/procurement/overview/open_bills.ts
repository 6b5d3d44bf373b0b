import db from '@adonisjs/lucid/services/db'
import { registerOpenItems } from '#core/overview/open_items'
import { openRows } from '#core/overview/open_rows'
import { VENDOR_BILL } from '#procurement/shared/booked'

/** What is owed to vendors by the instalments of their bills, each with its own day; retention aside. */
registerOpenItems(
  openRows({
    ...{ side: 'payable', resource: 'bills', kind: VENDOR_BILL },
    query: (currencies) =>
      db
        .from('vendor_bill_instalments as i')
        .join('purchase_bills as b', 'b.id', 'i.purchase_bill_id')
        .join('purchase_orders as o', 'o.id', 'b.purchase_order_id')
        .whereColumn('i.settled_minor', '<', 'i.amount_minor')
        .whereNot('b.status', 'cancelled')
        .whereIn('b.currency', [...currencies]),
    columns: {
      ...{ id: 'b.id', number: 'b.vendor_number', partyId: 'b.vendor_id', party: 'o.vendor_name' },
      ...{
        currency: 'b.currency',
        dueOn: 'i.due_on',
        amount: '(i.amount_minor - i.settled_minor)',
      },
    },
  })
)
