import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { equipmentHeldBy } from '#people/equipment_held/held'
import type { SettlementEntry } from './figures.js'
import type Settlement from './settlement.js'

type Of = Pick<Settlement, 'employee' | 'entries'>

/**
 * What an employee holds by the register that is not among the entries, its value still to be entered, and
 * the entries of what has been returned meanwhile.
 */
export async function equipmentChanges(client: QueryClientContract, { employee, entries }: Of) {
  const held = await equipmentHeldBy(client, employee)
  const listed = new Set(entries.map(({ custodyId }) => custodyId))
  const out = new Set(held.map(({ id }) => id))
  return {
    unlisted: held
      .filter(({ id }) => !listed.has(id))
      .map(({ id, tag, name }) => ({
        ...{ kind: 'equipment', amountMinor: null, custodyId: id },
        text: `${tag} · ${name}`.slice(0, 200),
      })),
    returned: entries.filter(({ custodyId }) => custodyId !== null && !out.has(custodyId)),
  }
}

/** The entries as the register has it now: what is returned is left out, and what is held is in. */
export async function withEquipment(
  client: QueryClientContract,
  of: Of
): Promise<SettlementEntry[]> {
  const { unlisted, returned } = await equipmentChanges(client, of)
  return [...of.entries.filter((entry) => !returned.includes(entry)), ...unlisted]
}
