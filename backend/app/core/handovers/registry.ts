import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** A record that somebody else answers for now. */
export interface HandedOver {
  /** What it is, as an `entity_type` of the audit log. */
  kind: string
  recordId: number
  label: string
  /** Null where it has one name for all readers. */
  labelAr: string | null
  /** Path of its page. */
  link: string | null
}

/** Users, by their ids. */
interface Parties {
  fromId: number
  toId: number
}

/** Gives the open records of one user to another, in the unit of work that was begun, and lists them. */
export type HandOver = (uow: UnitOfWork, parties: Parties) => Promise<HandedOver[]>

const sources: HandOver[] = []

/** A department says what of its records goes to a successor when someone leaves. */
export function registerHandover(handOver: HandOver) {
  sources.push(handOver)
}

export async function handOverRecords(uow: UnitOfWork, parties: Parties): Promise<HandedOver[]> {
  const all: HandedOver[] = []
  for (const handOver of sources) all.push(...(await handOver(uow, parties)))
  return all
}
