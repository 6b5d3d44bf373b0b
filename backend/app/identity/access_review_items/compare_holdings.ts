import type { Holdings } from '#identity/shared/access_review_item'

/** How the rights of an account differ between two looks at it. */
export interface HoldingsDiff {
  role: { before: string; after: string } | null
  permissionsGained: string[]
  permissionsLost: string[]
  setsGained: string[]
  setsLost: string[]
  /** Strict ones, and those to decide; of a program all. */
  abilitiesGained: string[]
  abilitiesLost: string[]
  disabled: boolean
  /** Of programs. */
  networksGained: string[]
  networksLost: string[]
  responsible: { before: string | null; after: string | null } | null
}

/** Null where nothing differs. */
export function compareHoldings(before: Holdings, after: Holdings): HoldingsDiff | null {
  const [had, has] = [before, after].map((one) => ({
    permissions: one.permissions,
    sets: one.sets.map(({ name }) => name),
    abilities: [...new Set([...one.strict, ...one.deciding, ...(one.service?.abilities ?? [])])],
    networks: one.service?.networks ?? [],
  }))
  const diff: HoldingsDiff = {
    role: before.role === after.role ? null : { before: before.role, after: after.role },
    permissionsGained: minus(has!.permissions, had!.permissions),
    permissionsLost: minus(had!.permissions, has!.permissions),
    setsGained: minus(has!.sets, had!.sets),
    setsLost: minus(had!.sets, has!.sets),
    abilitiesGained: minus(has!.abilities, had!.abilities),
    abilitiesLost: minus(had!.abilities, has!.abilities),
    disabled: after.disabled && !before.disabled,
    networksGained: minus(has!.networks, had!.networks),
    networksLost: minus(had!.networks, has!.networks),
    responsible: newlyResponsible(before, after),
  }
  const differs = Object.values(diff).some((part) => (Array.isArray(part) ? part.length : part))
  return differs ? diff : null
}

function newlyResponsible(before: Holdings, after: Holdings): HoldingsDiff['responsible'] {
  const [had, has] = [before, after].map((one) => one.service?.responsible ?? null)
  if ((had?.id ?? null) === (has?.id ?? null)) return null
  return { before: had?.name ?? null, after: has?.name ?? null }
}

const minus = (items: string[], others: string[]) => items.filter((one) => !others.includes(one))
