import db from '@adonisjs/lucid/services/db'
import router from '@adonisjs/core/services/router'

/** Where the records of an address lie, unless the table has its name. */
const TABLES: Record<string, string> = {
  '/api/payment-tracking': 'projects',
  '/api/procurement-projects': 'projects',
  '/api/project-team': 'project_team_members',
  '/api/ageing': 'clients',
  '/api/write-offs': 'invoice_write_offs',
  '/api/bills': 'purchase_bills',
  '/api/bills/orders': 'purchase_orders',
  '/api/quotations/by-number': 'quotations',
  '/api/project-profitability': 'projects',
}

/** The table of the records below an address, e.g. of `/api/purchase-orders`. */
export const tableOf = (list: string) =>
  TABLES[list] ?? list.split('/').at(-1)!.replaceAll('-', '_')

interface ListedRoute {
  pattern: string
  methods: string[]
}

/** Everything that can be read, at a record of the demo company where it is one's. */
export async function readableAddresses(): Promise<string[]> {
  const routes = Object.values(router.toJSON()).flat() as unknown as ListedRoute[]
  const paths: string[] = []
  for (const { pattern, methods } of routes) {
    const isRead = methods.includes('GET') && pattern.startsWith('/api/')
    if (!isRead || pattern.startsWith('/api/test-') || pattern === '/api/live') continue
    const [, list, name, rest] = /^(.*?)\/:(\w+)(.*)$/.exec(pattern) ?? []
    if (!list) paths.push(pattern)
    else if (!rest!.includes(':'))
      for (const key of await keysOf(list, name!)) paths.push(`${list}/${key}${rest}`)
  }
  return paths
}

async function keysOf(list: string, name: string): Promise<(string | number)[]> {
  const table = tableOf(list)
  if (!(await db.connection().schema.hasTable(table))) return []
  const rows = await db.from(table).orderBy('id', 'desc').limit(2)
  return rows.map((row) => row[name] ?? row.id)
}
