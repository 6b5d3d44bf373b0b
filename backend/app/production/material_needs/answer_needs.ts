import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4 } from '#engines/money/money'
import { materialReadyOf, type NeedReady } from './material_ready.js'
import { readRequests, type NeedRequest } from './need_rows.js'

/** What the tasks of a project need, when it is there, and what was asked for and ordered. */
export async function answerNeeds(
  { abilities }: HttpContext,
  projectId: number,
  trx?: TransactionClientContract
) {
  const ready = await materialReadyOf(projectId, trx)
  const requests = Map.groupBy(await readRequests(projectId, trx), ({ needId }) => needId)
  const needs = [...ready.values()]
    .flatMap((task) => task.needs)
    .toSorted(
      (a, b) =>
        (a.need.needByOn ?? '9').localeCompare(b.need.needByOn ?? '9') || a.need.id - b.need.id
    )
  return {
    projectId,
    asOf: today(),
    can: {
      update: abilities.has('schedules.manage'),
      request: abilities.has('purchase-requests.manage'),
      openOrders: abilities.has('purchase-orders.view'),
      openRequests: abilities.has('purchase-requests.view'),
    },
    needs: needs.map((need) => presentNeed(need, requests.get(need.need.id) ?? [])),
    tasks: [...ready].map(([taskId, { readyOn, complete, late }]) => ({
      ...{ taskId, readyOn, complete, late },
    })),
  }
}

function presentNeed({ need, portions, ...ready }: NeedReady, requests: NeedRequest[]) {
  const { quantityE4, projectId: _, ...shown } = need
  const requestedE4 = requests.reduce((sum, one) => sum + one.quantityE4, 0)
  const requestedBy = requests.flatMap(({ needByOn }) => needByOn ?? []).toSorted()
  return {
    ...shown,
    quantity: formatDecimal4(quantityE4),
    requested: formatDecimal4(requestedE4),
    /** The first day that a request asked for; the schedule may have moved since. */
    requestedByOn: requestedBy[0] ?? null,
    ordered: formatDecimal4(ready.orderedE4),
    received: formatDecimal4(ready.receivedE4),
    promisedOn: ready.promisedOn,
    readyOn: ready.readyOn,
    state: ready.state,
    requests: requests.map((one) => ({
      id: one.requestId,
      number: one.number,
      status: one.status,
      needByOn: one.needByOn,
      quantity: formatDecimal4(one.quantityE4),
    })),
    supply: portions.map(({ supply, quantityE4: given }) => ({
      orderId: supply.orderId,
      lineId: supply.lineId,
      number: supply.number,
      vendorName: supply.vendorName,
      received: supply.received,
      promised: supply.promised,
      on: supply.on,
      quantity: formatDecimal4(given),
    })),
  }
}
