import type { Body } from '../../../../api/types'
import type { Problem } from '../../../../providers/queue-problem'
import type { QueuedEntry } from '../../../../providers/queue-store'
import type { Direction } from '../attendance-check'

type NewCheck = Body<'attendance_checks.store'>

/** A coming or going as this device holds it, with what shows that the person was there. */
export interface CheckEntry extends QueuedEntry {
  /** `refused`: the portal said no, the person has to look at it. */
  state: 'waiting' | 'refused'
  siteName: string
  siteNameAr: string
  body: NewCheck
  problem: Problem | null
}

export type Proof = Pick<NewCheck, 'code' | 'position'>

interface Stated {
  key: string
  userId: number
  direction: Direction
  site: { id: number; name: string; nameAr: string }
  proof: Proof
}

export function newEntry({ key, userId, direction, site, proof }: Stated): CheckEntry {
  const now = new Date().toISOString()
  return {
    ...{ key, userId, state: 'waiting', problem: null, updatedAt: now },
    ...{ siteName: site.name, siteNameAr: site.nameAr },
    body: { siteId: site.id, direction, checkedAt: now, clientKey: key, ...proof },
  }
}
