import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { today } from '#core/settings/firm_clock'
import { needState, type NeedState } from './need_state.js'
import { readNeeds, readSupply, type NeedRow, type OrderSupply } from './need_rows.js'
import { shareSupply, type Portion } from './share_supply.js'

/** A need with what comes for it. */
export interface NeedReady {
  need: NeedRow
  portions: Portion<OrderSupply>[]
  /** When all of it is there; null where something is not ordered, or nobody has said when it comes. */
  readyOn: string | null
  orderedE4: number
  receivedE4: number
  /** The latest day that a vendor promised for what is still to come. */
  promisedOn: string | null
  state: NeedState
}

export interface TaskReady {
  /** The latest day on which a material of the task is known to be there; null where nothing is known. */
  readyOn: string | null
  /** Whether that day is known of every material. */
  complete: boolean
  /** Whether the task is to start before its material is there. */
  late: boolean
  needs: NeedReady[]
}

/**
 * When the materials of each task of a project are there, by task id, with the lines of orders behind
 * it. Tasks that need none are left out. What should have come already can come today at the earliest.
 */
export async function materialReadyOf(
  projectId: number,
  client: Pick<QueryClientContract, 'from'> = db,
  now = today()
): Promise<Map<number, TaskReady>> {
  return materialReadyIn([projectId], client, now)
}

/** The same of several projects in two queries; what was bought for one supplies no other. */
export async function materialReadyIn(
  projectIds: readonly number[],
  client: Pick<QueryClientContract, 'from'> = db,
  now = today()
): Promise<Map<number, TaskReady>> {
  const needs = await readNeeds(projectIds, client)
  const materials = [...new Set(needs.map(({ materialId }) => materialId))]
  const supply = await readSupply(projectIds, materials, client)
  const bought = Map.groupBy(supply, ({ projectId }) => projectId)
  const byProject = Map.groupBy(needs, ({ projectId }) => projectId)
  return new Map(
    [...byProject].flatMap(([id, own]) => [...tasksReady(own, bought.get(id) ?? [], now)])
  )
}

/** The same of needs and supplies as they were read. */
export function tasksReady(
  needs: readonly NeedRow[],
  supply: readonly OrderSupply[],
  now: string
): Map<number, TaskReady> {
  const shares = shareSupply(needs, supply)
  const ready = needs.map((need) => readyOf(need, shares.get(need.id)!, now))
  const byTask = Map.groupBy(ready, ({ need }) => need.taskId)
  return new Map([...byTask].map(([taskId, own]) => [taskId, taskReady(own)]))
}

function readyOf(need: NeedRow, portions: Portion<OrderSupply>[], now: string): NeedReady {
  const sum = (some: Portion<OrderSupply>[]) =>
    some.reduce((total, { quantityE4 }) => total + quantityE4, 0)
  const coming = portions.filter(({ supply }) => !supply.received)
  const [orderedE4, receivedE4] = [sum(portions), sum(portions) - sum(coming)]
  const isDated = portions.every(({ supply }) => supply.on !== null)
  const ordered = orderedE4 >= need.quantityE4
  const days = portions.map(({ supply }) => dayOf(supply, now))
  const readyOn = ordered && isDated ? latest(days) : null
  const promised = coming.filter(({ supply }) => supply.promised)
  return {
    ...{ need, portions, readyOn, orderedE4, receivedE4 },
    promisedOn: latest(promised.map(({ supply }) => supply.on)),
    state: needState({ ...need, readyOn, ordered, received: receivedE4 >= need.quantityE4 }, now),
  }
}

const dayOf = ({ on, received }: OrderSupply, now: string) =>
  on !== null && !received && on < now ? now : on

function taskReady(needs: NeedReady[]): TaskReady {
  return {
    readyOn: latest(needs.map(({ readyOn }) => readyOn)),
    complete: needs.every(({ readyOn }) => readyOn !== null),
    late: needs.some(({ state }) => state === 'late'),
    needs,
  }
}

const latest = (days: (string | null)[]) =>
  days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null)
