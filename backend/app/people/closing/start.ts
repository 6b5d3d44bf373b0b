import { countOf, registerClosingPoint } from '#core/closing/closing_points'

registerClosingPoint({
  key: 'open_timesheets',
  page: { path: '/hr/timesheets/all', ability: 'people.open' },
  countOpen: ({ fromOn, toOn }, client) =>
    countOf(
      client
        .from('timesheets')
        .whereIn('status', ['draft', 'submitted'])
        .whereBetween('week_start', [fromOn, toOn])
    ),
})

registerClosingPoint({
  key: 'open_payroll',
  page: { path: '/hr/month-sheets', ability: 'employees.pay' },
  countOpen: ({ fromOn }, client) =>
    countOf(
      client.from('month_sheets').where('month', fromOn.slice(0, 7)).whereNot('status', 'locked')
    ),
})
