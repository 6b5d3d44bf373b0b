/**
 * How long the portal takes to save and to open a quotation of 300 lines, and to answer a list with
 * three filters, one request at a time on a large database.
 *
 *   node --import @poppinss/ts-exec bench/quotations.ts
 *
 * Needs a built server and a database that `seed:large` has filled (`npm run bench` sees to both).
 */
import { onPortal, timed, type PortalClient } from './requests/portal_client.ts'

const LINES = 300
const FILTERED =
  '/api/quotations?_start=0&_end=25&_sort=quotedOn&_order=desc&status=approved&city=riyadh&projectScore_gte=50'

const bill = (round: number) => ({
  projectName: 'Bench of a long bill',
  lines: Array.from({ length: LINES }, (_, index) => ({
    section: `Section ${index % 12}`,
    description: `Steel member ${index}`,
    descriptionAr: `عنصر حديد ${index}`,
    unit: 'ton',
    quantity: String(1 + ((index + round) % 90)),
    unitRate: '1250.75',
    unitCost: '1000',
  })),
})

async function measure(requester: PortalClient) {
  const made = await requester.send('POST', '/api/quotations', { ...bill(0), draft: true })
  let version = made.version
  const path = `/api/quotations/${made.id}`
  try {
    const save = async (round: number) => {
      ;({ version } = await requester.send('PATCH', path, bill(round), version))
    }
    await timed(`save a quotation of ${LINES} lines`, 250, save)
    await timed(`open a quotation of ${LINES} lines`, 200, () => requester.send('GET', path))
    await timed('list with three filters', 50, () => requester.send('GET', FILTERED))
  } finally {
    await requester.send('DELETE', path, undefined, version)
  }
}

await onPortal({}, measure)
