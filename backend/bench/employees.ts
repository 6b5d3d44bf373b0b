/**
 * The list of 20,000 employees with three filters, every report of theirs and the weeks of projects,
 * one request at a time.
 *
 *   DB_CONNECTION=sqlite DATA_DIR=… node --import @poppinss/ts-exec bench/employees.ts
 *
 * Needs a built server and a database that `seed:large` has filled (`npm run bench` sees to both).
 * Goals, as the median: 50 ms for the list, 500 ms for a report.
 */
import { onPortal, timed, type PortalClient } from './requests/portal_client.ts'

const PAGE = '_start=0&_end=25'
const FILTERED = `/api/employees?${PAGE}&_sort=name&_order=asc&status=active&nationality=India&joinOn_gte=2024-01-01`
const ROWS = `/api/hr-reports/headcount/rows?${PAGE}&row=total&column=end`

interface ListedReport {
  name: string
}

async function measure(requester: PortalClient) {
  const get = <T>(path: string) => requester.send<T>('GET', path)
  await timed('employees, three filters', 50, () => get(FILTERED))
  await timed('employees, page 1', 50, () => get(`/api/employees?${PAGE}`))
  for (const { name } of await get<ListedReport[]>('/api/hr-reports'))
    await timed(`report ${name}`, 500, () => get(`/api/hr-reports/${name}`))
  await timed('rows behind the headcount', 500, () => get(ROWS))
  const chart = '/api/organization-chart?asOf=2025-01-01'
  await timed('organization chart of another day', 500, () => get(chart))
  await timed('weeks of projects, everyone', 500, () => get('/api/project-staffing?show=everyone'))
}

await onPortal({}, measure)
