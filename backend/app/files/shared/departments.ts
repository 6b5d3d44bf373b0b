import type { Ability } from '#identity/access/access'

/** A department as grants name it: the people who hold its ability. */
export const DEPARTMENTS = {
  commercial: 'commercial.open',
  engineering: 'engineering.open',
  procurement: 'vendors.view',
  production: 'production.open',
  finance: 'finance.open',
  administration: 'admin.open',
} as const satisfies Record<string, Ability>

export function departmentsOf(abilities: ReadonlySet<string>): string[] {
  return Object.entries(DEPARTMENTS).flatMap(([name, ability]) =>
    abilities.has(ability) ? [name] : []
  )
}
