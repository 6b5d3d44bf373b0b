import './open_bills.js'
import db from '@adonisjs/lucid/services/db'
import { waitingRows } from '#core/overview/waiting_rows'
import { registerWorkPoint } from '#core/overview/work_points'
import { addDays } from '#core/settings/days'

const WEEK = 7

registerWorkPoint({
  key: 'bills_to_release',
  resource: 'bills',
  page: { path: '/finance/bills?tab=blocked', ability: 'finance.bills' },
  read: () => waitingRows(db.from('vendor_bills').where('status', 'blocked'), 'total_minor'),
})

const payable = () => db.from('vendor_bills').where('open_minor', '>', 0)

registerWorkPoint({
  key: 'overdue_bills',
  resource: 'bills',
  page: { path: '/finance/bills?tab=overdue', ability: 'finance.bills' },
  read: (today) => waitingRows(payable().where('due_on', '<=', addDays(today, -1)), 'open_minor'),
})

registerWorkPoint({
  key: 'bills_due',
  resource: 'bills',
  page: { path: '/finance/bills?tab=due_soon', ability: 'finance.bills' },
  read: (today) =>
    waitingRows(
      payable()
        .whereNot('status', 'blocked')
        .whereBetween('due_on', [today, addDays(today, WEEK)]),
      'open_minor'
    ),
})

registerWorkPoint({
  key: 'runs_to_approve',
  resource: 'payment-runs',
  page: { path: '/finance/payment-runs?tab=submitted', ability: 'payment-runs.view' },
  read: () => waitingRows(db.from('payment_runs').where('status', 'submitted'), 'total_minor'),
})

registerWorkPoint({
  key: 'runs_to_pay',
  resource: 'payment-runs',
  page: { path: '/finance/payment-runs?tab=approved', ability: 'payment-runs.view' },
  read: () => waitingRows(db.from('payment_runs').where('status', 'approved'), 'total_minor'),
})
