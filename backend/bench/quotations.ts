/**
 * How long the portal takes to save and to open a quotation of 300 and of 5,000 lines, and to answer a
 * list with three filters, one request at a time on a large database.
 *
 *   node --import @poppinss/ts-exec bench/quotations.ts
 *
 * Needs a built server and a database that `seed:large` has filled (`npm run bench` sees to both).
 */
import { onPortal, timed, type PortalClient } from './requests/portal_client.ts'

/** Lines of the bill, and milliseconds that saving and opening it may take. */
const BILLS = [
  { count: 300, save: 250, open: 200 },
  { count: 5000, save: 1500, open: 400 },
]
const FILTERED =
  '/api/quotations?_start=0&_end=25&_sort=quotedOn&_order=desc&status=approved&city=riyadh&projectScore_gte=50'

const bill = (count: number, round: number) => ({
  projectName: 'Bench of a long bill',
  lines: Array.from({ length: count }, (_, index) => ({
    section: `Section ${index % 12} > Part ${index % 5}`,
    description: `Steel member ${index}`,
    descriptionAr: `عنصر حديد ${index}`,
    unit: 'ton',
    quantity: String(1 + ((index + round) % 90)),
    unitRate: '1250.75',
    unitCost: '1000',
  })),
})

async function measure(requester: PortalClient) {
  for (const size of BILLS) await measureBill(requester, size)
  await timed('list with three filters', 50, () => requester.send('GET', FILTERED))
}

async function measureBill(requester: PortalClient, { count, save, open }: (typeof BILLS)[number]) {
  const made = await requester.send('POST', '/api/quotations', { ...bill(count, 0), draft: true })
  let version = made.version
  const path = `/api/quotations/${made.id}`
  try {
    const saving = async (round: number) => {
      ;({ version } = await requester.send('PATCH', path, bill(count, round), version))
    }
    await timed(`save a quotation of ${count} lines`, save, saving)
    await timed(`open a quotation of ${count} lines`, open, () => requester.send('GET', path))
  } finally {
    await requester.send('DELETE', path, undefined, version)
  }
}

await onPortal({}, measure)
